import type { GameWorld } from "../world/GameWorld.ts";

/** Returns the player's standing with the law in the current system, as Status.json reports it. */
export function legalStateOf({ commander, system, controls }: GameWorld): "Clean" | "Speeding" | "Wanted" {
  if (commander.wantedIn.has(system.address)) return "Wanted";
  return controls.isSpeeding ? "Speeding" : "Clean";
}
