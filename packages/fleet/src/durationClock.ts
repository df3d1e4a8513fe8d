import type { Clock } from "@shipslog/contract";

/**
 * A clock for durations that never goes back: when the clock of the machine is set back, it continues from the last time. Its time
 * is not the time of day. When the clock of the machine is set forward, everything is due early, which is harmless.
 */
export function durationClock(clock: Clock): Clock {
  let lastMs = clock.nowMs();
  let shiftMs = 0;
  return {
    nowMs() {
      const nowMs = clock.nowMs();
      if (nowMs < lastMs) shiftMs += lastMs - nowMs;
      lastMs = nowMs;
      return nowMs + shiftMs;
    },
    monotonicMs: () => clock.monotonicMs(),
    sleep: (delayMs, signal) => clock.sleep(delayMs, signal),
  };
}
