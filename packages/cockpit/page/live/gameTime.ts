import type { CockpitState } from "../../src/state/CockpitState.ts";
import { timeMsOf } from "../../src/state/timeMsOf.ts";

/** The clock runs at most this long after the last record, because the game may have ended. */
const maxRunOnMs = 5 * 60_000;

/** The game time of the latest line or Status; undefined before the first. */
export function gameTimeOf({ session, flight }: CockpitState): number | undefined {
  const times = [session.timeMs, timeMsOf(flight.status?.timestamp)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** The game time some milliseconds after the latest line or Status. */
export function gameTimeAfter(state: CockpitState, elapsedMs: number): number | undefined {
  const then = gameTimeOf(state);
  return then === undefined ? undefined : then + Math.min(Math.max(0, elapsedMs), maxRunOnMs);
}
