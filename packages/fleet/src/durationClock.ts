import type { FleetClock } from "./FleetClock.ts";

/**
 * A clock for durations that never goes back: when the clock of the machine is set back, it continues from the last time. Its time
 * is not the time of day. When the clock of the machine is set forward, everything is due early, which is harmless.
 */
export function durationClock(clock: FleetClock): FleetClock {
  let lastMs = clock.nowMs();
  let shiftMs = 0;
  return {
    nowMs() {
      const nowMs = clock.nowMs();
      if (nowMs < lastMs) shiftMs += lastMs - nowMs;
      lastMs = nowMs;
      return nowMs + shiftMs;
    },
    sleep: (delayMs, signal) => clock.sleep(delayMs, signal),
  };
}
