import type { Chance } from "./Chance.ts";

/** Draws a duration in whole seconds from the middles of equal parts of what was observed, shortest first, and between them evenly. */
export function drawQuantileMs(chance: Chance, middlesS: readonly number[]): number {
  const at = Math.min(Math.max(chance.next() * middlesS.length - 0.5, 0), middlesS.length - 1);
  const below = Math.floor(at);
  const [least = 0, most = least] = middlesS.slice(below, below + 2);
  return Math.round(least + (most - least) * (at - below)) * 1000;
}
