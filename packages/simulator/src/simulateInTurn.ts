import type { Moment } from "@shipslog/contract";
import { simulate, type SimulateOptions } from "./simulate.ts";

/** How long the machine stands between two players. */
const breakMs = 60_000;

/**
 * Plays one session after the other on one machine, so that one folder holds several commanders: each begins when it is
 * told to, or a minute after the one before has left.
 */
export function* simulateInTurn(sessions: Iterable<SimulateOptions>): Generator<Moment, void, undefined> {
  let freeMs = Number.NEGATIVE_INFINITY;
  for (const session of sessions) {
    let lastMs = Math.max(session.start, freeMs);
    for (const moment of simulate({ ...session, start: lastMs })) {
      lastMs = moment.timeMs;
      yield moment;
    }
    freeMs = lastMs + breakMs;
  }
}
