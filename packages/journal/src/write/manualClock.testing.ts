import type { Clock } from "../machine/Clock.ts";

/** A clock that passes only by being slept on. */
export interface ManualClock extends Clock {
  readonly sleeps: readonly number[];
}

/** Makes a clock that jumps over every sleep; `onSleep` is told the time before each. */
export function manualClock(onSleep: (nowMs: number) => void = () => undefined): ManualClock {
  let nowMs = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    nowMs: () => nowMs,
    sleep: async (delayMs, signal) => {
      onSleep(nowMs);
      await Promise.resolve();
      if (signal?.aborted === true) return;
      sleeps.push(delayMs);
      nowMs += delayMs;
    },
  };
}
