import type { GameWorld } from "../world/GameWorld.ts";
import type { LiveMemory } from "./LiveMemory.ts";

/** Returns how many of a material the player has: those of the model, and those that only lines know. */
export function heldOf({ commander }: GameWorld, { materials }: LiveMemory, name: string): number {
  return (commander.materials.get(name) ?? 0) + (materials.get(name) ?? 0);
}

/** Adds units of a material, or takes them: first those that only lines know, then those of the model. */
export function changeStock({ commander }: GameWorld, { materials }: LiveMemory, name: string, by: number): void {
  const extra = materials.get(name) ?? 0;
  const left = Math.max(0, extra + by);
  materials.set(name, left);
  const fromModel = by - (left - extra);
  if (fromModel !== 0) commander.materials.set(name, (commander.materials.get(name) ?? 0) + fromModel);
}
