import { durationEdgesS, type DurationCounts } from "@shipslog/contract/internal";
import type { Chance } from "./Chance.ts";

/** Nobody waits longer than twice the start of the last part. */
const longestS = 1800;

/** Draws a duration in whole seconds from counts of real ones: a part by its count, and a second of it evenly. */
export function drawDurationMs(chance: Chance, counts: DurationCounts): number {
  const at = chance.weighted(counts.map((times, part) => [part, times] as const));
  const leastS = durationEdgesS[at] ?? 0;
  const endS = durationEdgesS[at + 1] ?? longestS;
  return chance.integer(leastS, endS - 1) * 1000;
}
