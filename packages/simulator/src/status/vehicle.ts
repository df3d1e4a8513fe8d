import { shipStates } from "../session/states.ts";
import type { GameWorld } from "../world/GameWorld.ts";

/** Whether the player sits in a main ship as its pilot or crew; a passenger of a taxi does not. */
export function isInMainShip({ state, aboard }: GameWorld): boolean {
  return shipStates.includes(state) && aboard !== "taxi";
}

/** Whether the player sits in a ship, fighter or ground vehicle that shows pips and fuel. */
export function isInVehicle(world: GameWorld): boolean {
  return isInMainShip(world) || world.state === "srv" || world.state === "fighter";
}
