import { type GameWorld, currentShip, positionOf } from "../world/GameWorld.ts";
import { groundM, heightOf } from "../world/SurfacePosition.ts";
import { shipStates } from "../world/gameStates.ts";
import type { Readings } from "./LoggedMoment.ts";

/** The tank capacity of the SRV in tonnes. */
export const srvTankT = 0.5;

/** Returns the tank behind the low-fuel warning: the ship's or the SRV's; undefined elsewhere. */
export function watchedTank(world: GameWorld): { readonly fuelT: number; readonly capacityT: number } | undefined {
  if (world.state === "srv") return { fuelT: world.srv.fuelT, capacityT: srvTankT };
  if (!shipStates.includes(world.state) || world.aboard === "taxi") return undefined;
  const { fuelMainT, fuelCapacityT } = currentShip(world);
  return { fuelT: fuelMainT, capacityT: fuelCapacityT };
}

/** Reads the values of the model against which Status is checked. */
export function readingsOf(world: GameWorld): Readings {
  const tank = watchedTank(world);
  const surface = positionOf(world);
  return {
    state: world.state,
    aboard: world.aboard,
    fuelT: tank?.fuelT,
    fuelCapacityT: tank?.capacityT,
    heatPercent: currentShip(world).heatPercent,
    position: surface && {
      latitude: surface.latitude,
      longitude: surface.longitude,
      heightM: heightOf(surface),
      groundM: groundM(surface),
    },
  };
}
