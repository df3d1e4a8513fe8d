import type { Clock } from "@shipslog/contract";

/** A clock that advances only by sleeping. */
export interface ManualClock extends Clock {
  readonly sleeps: readonly number[];
}

/** Creates a clock that skips every sleep; `onSleep` gets the time before each. */
export function manualClock(onSleep: (nowMs: number) => void = () => undefined): ManualClock {
  let nowMs = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    nowMs: () => nowMs,
    monotonicMs: () => nowMs,
    sleep: async (delayMs, signal) => {
      onSleep(nowMs);
      await Promise.resolve();
      if (signal?.aborted === true) return;
      sleeps.push(delayMs);
      nowMs += delayMs;
    },
  };
}
