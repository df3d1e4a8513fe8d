import { shipStates } from "../session/states.ts";
import type { World } from "../session/World.ts";

/** Whether the player sits in a main ship as its pilot or crew; a passenger of a taxi does not. */
export function isInMainShip({ state, aboard }: World): boolean {
  return shipStates.includes(state) && aboard !== "taxi";
}

/** Whether the player sits in a ship, fighter or ground vehicle that shows pips and fuel. */
export function isInVehicle(world: World): boolean {
  return isInMainShip(world) || world.state === "srv" || world.state === "fighter";
}
