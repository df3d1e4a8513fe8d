import type { Moment } from "@shipslog/contract";
import { millisecondsOf } from "@shipslog/contract/options";
import type { SimulateOptions } from "./SimulateOptions.ts";
import { defaultStart } from "./session/createSession.ts";
import { simulate } from "./simulate.ts";

/** The break between two players. */
const breakMs = 60_000;

/**
 * Simulates sessions one after the other on one machine, so that one folder holds several commanders. Each begins at its
 * start, or a minute after the previous one has ended if that is later.
 */
export function* simulateInTurn(sessions: Iterable<SimulateOptions>): Generator<Moment, void, undefined> {
  let freeMs = Number.NEGATIVE_INFINITY;
  for (const session of sessions) {
    let lastMs = Math.max(millisecondsOf(session.start ?? defaultStart), freeMs);
    for (const moment of simulate({ ...session, start: lastMs })) {
      lastMs = moment.timeMs;
      yield moment;
    }
    freeMs = lastMs + breakMs;
  }
}
