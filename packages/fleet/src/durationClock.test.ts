import fc from "fast-check";
import { expect, it } from "vitest";
import { durationClock } from "./durationClock.ts";

it("never goes back, and advances with the clock of the machine", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -4_000_000, max: 4_000_000 })), (steps) => {
      const time = { ms: 1_700_000_000_000 };
      const clock = durationClock({ nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() });
      for (const stepMs of steps) {
        const before = clock.nowMs();
        time.ms += stepMs;
        expect(clock.nowMs() - before).toBe(Math.max(0, stepMs));
      }
    }),
  );
});
