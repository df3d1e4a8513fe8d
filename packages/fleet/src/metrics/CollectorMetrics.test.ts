import { describe, expect, it } from "vitest";
import { CollectorMetrics } from "./CollectorMetrics.ts";

function makeMetrics() {
  const time = { ms: 0 };
  const metrics = new CollectorMetrics({ nowMs: () => time.ms, sleep: () => Promise.resolve() });
  return { metrics, time };
}

describe("stuck partitions", () => {
  /** Reports the lag every five seconds. */
  const report = ({ metrics, time }: ReturnType<typeof makeMetrics>, forMs: number, lag: number) => {
    for (const endMs = time.ms + forMs; time.ms < endMs; time.ms += 5000) metrics.lag(0, lag);
  };

  it("are those that have lines and store none for a minute", () => {
    const made = makeMetrics();
    report(made, 55_000, 5);
    expect(made.metrics.stuckPartitions).toEqual([]);
    report(made, 10_000, 9);
    expect(made.metrics.stuckPartitions).toEqual([0]);
    report(made, 5000, 0);
    expect(made.metrics.stuckPartitions).toEqual([]);
  });

  it("are not those that store lines, however many wait", () => {
    const made = makeMetrics();
    for (let at = 0; at < 10; at++) {
      report(made, 30_000, 1000 * at);
      made.metrics.stored(0, 10, 0, 5);
    }
    expect(made.metrics.stuckPartitions).toEqual([]);
  });

  it("are not those that another collector has taken", () => {
    const made = makeMetrics();
    report(made, 20_000, 5);
    made.time.ms += 90_000;
    expect(made.metrics.stuckPartitions).toEqual([]);
    report(made, 20_000, 5);
    expect(made.metrics.stuckPartitions).toEqual([]);
  });

  it("are noticed although the clock was set back", () => {
    const made = makeMetrics();
    made.time.ms = 3_600_000;
    report(made, 10_000, 5);
    made.time.ms = 0;
    report(made, 60_000, 5);
    expect(made.metrics.stuckPartitions).toEqual([0]);
  });
});
