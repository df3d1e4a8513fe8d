import type { CockpitState } from "../../src/state/CockpitState.ts";
import { timeMsOf } from "../../src/state/timeMsOf.ts";

/** A quiet game may be over: the clock goes on by itself no longer than this after the last record. */
const longestAloneMs = 5 * 60_000;

/** What the game's clock showed when the latest line or Status was written; undefined before one. */
export function gameTimeOf({ session, flight }: CockpitState): number | undefined {
  const times = [session.timeMs, timeMsOf(flight.status?.timestamp)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** The same clock some time later. */
export function gameTimeAfter(state: CockpitState, elapsedMs: number): number | undefined {
  const then = gameTimeOf(state);
  return then === undefined ? undefined : then + Math.min(Math.max(0, elapsedMs), longestAloneMs);
}
