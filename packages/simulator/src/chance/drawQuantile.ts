import type { Chance } from "./Chance.ts";

/** Draws a value from the middles of equal parts of what was observed, smallest first, and between them evenly. */
export function drawQuantile(chance: Chance, middles: readonly number[]): number {
  const at = Math.min(Math.max(chance.next() * middles.length - 0.5, 0), middles.length - 1);
  const below = Math.floor(at);
  const [least = 0, most = least] = middles.slice(below, below + 2);
  return least + (most - least) * (at - below);
}
