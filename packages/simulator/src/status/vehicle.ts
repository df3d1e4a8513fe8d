import type { GameWorld } from "../world/GameWorld.ts";
import { shipStates } from "../world/gameStates.ts";

/** Whether the player is in a main ship as pilot or crew, not as a passenger of a taxi. */
export function isInMainShip({ state, aboard }: GameWorld): boolean {
  return shipStates.includes(state) && aboard !== "taxi";
}

/** Whether the player is in a ship, fighter or SRV that shows pips and fuel. */
export function isInVehicle(world: GameWorld): boolean {
  return isInMainShip(world) || world.state === "srv" || world.state === "fighter";
}
