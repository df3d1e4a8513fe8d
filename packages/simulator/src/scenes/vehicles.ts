import { Loadout } from "../lines/Loadout.ts";
import { ShipLocker } from "../lines/onFoot.ts";
import {
  DockFighter,
  FighterDestroyed,
  FighterRebuilt,
  LaunchFighter,
  RestockVehicle,
  SRVDestroyed,
  VehicleSwitch,
  type restocked,
} from "../lines/vehicles.ts";
import { after, say, tell, type Scene } from "./plan.ts";

/** The player launches the fighter and flies it. */
export const fighterLaunched: Scene = () => [say(LaunchFighter, true)];

/** The hired pilot launches the fighter. */
export const fighterLaunchedByCrew: Scene = () => [say(LaunchFighter, false)];

/** The fighter returns to its bay, and the ship is told again (68 of 68 real lines). */
export const fighterReturned: Scene = (input) => [say(DockFighter), tell(Loadout, input)];

/** The player changes seats; the locker is told a second or two later. */
export const seatsChanged: Scene = (input) => {
  if (input.happened?.name !== "switchVehicle") return [];
  return [say(VehicleSwitch, input.happened.data.to), ...after(2, tell(ShipLocker, input))];
};

/** The fighter is destroyed; a player who flew it is in the ship a second later. */
export const fighterLost: Scene = (input) => {
  const back = input.happened?.from === "fighter" ? after(1, say(VehicleSwitch, "Mothership")) : [];
  return [say(FighterDestroyed), ...back];
};

/** The bay has made another fighter. */
export const fighterRebuilt: Scene = () => [say(FighterRebuilt)];

/** The SRV is destroyed with the player in it. */
export const srvLost: Scene = () => [say(SRVDestroyed)];

/** A port has replaced a lost vehicle. */
export function vehicleRestocked(what: keyof typeof restocked): Scene {
  return () => [say(RestockVehicle, what)];
}
