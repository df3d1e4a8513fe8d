import { stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** The longest step in which the time of a steady clock passes. */
const turnMs = 5;

/** What follows a journal or plays one needs of a clock. */
export interface SteadyClock {
  nowMs(): number;
  monotonicMs(): number;
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}

/**
 * A clock for a writer whose reader runs in the same process. Its time passes only while the writer sleeps, in short turns in
 * which the event loop and the disk are used as the reader uses them. So a writer that the machine has held up does not hurry
 * afterwards: what it writes stays on disk for as many turns of the reader as on a free machine.
 */
export function steadyClock(startMs = 0): SteadyClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    monotonicMs: () => nowMs,
    async sleep(delayMs, signal) {
      for (const endMs = nowMs + delayMs; nowMs < endMs;) {
        if (signal?.aborted === true) return;
        const passedMs = Math.min(turnMs, endMs - nowMs);
        await Promise.all([sleep(passedMs), stat(".")]);
        nowMs += passedMs;
      }
    },
  };
}
