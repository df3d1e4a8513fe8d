import { describe, expect, it } from "vitest";
import { CollectorMetrics } from "./CollectorMetrics.ts";

function makeMetrics() {
  const time = { ms: 0 };
  const metrics = new CollectorMetrics({
    nowMs: () => time.ms,
    monotonicMs: () => time.ms,
    sleep: () => Promise.resolve(),
  });
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
      made.metrics.written(0, 10, 5);
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

describe("metrics", () => {
  /** The values of a metric by partition; `""` stands for one without a partition. */
  async function valuesOf(metrics: CollectorMetrics, name: string): Promise<Record<string, number>> {
    const text = await metrics.registry.getSingleMetricAsString(`shipslog_${name}`);
    const lines = text.matchAll(/^\w+(?:\{partition="(?<partition>\d+)"\})? (?<value>[\d.e+]+)$/gm);
    return Object.fromEntries([...lines].map(({ groups }) => [groups?.["partition"] ?? "", Number(groups?.["value"])]));
  }

  it("count what happens in each partition, from the moment that it is owned", async () => {
    const { metrics } = makeMetrics();
    const counters = [
      "durable_lines",
      "stored_lines",
      "rejected_lines",
      "duplicate_lines",
      "gap_lines",
      "malformed_messages",
    ];
    const all = [...counters, "redelivered_batches"].map((name) => `${name}_total`);
    const read = () => Promise.all(all.map((name) => valuesOf(metrics, name)));
    metrics.owns(3, true);
    expect(await read()).toEqual(all.map(() => ({ 3: 0 })));
    metrics.written(3, 12, 5);
    metrics.stored(3, 10, 2);
    for (let at = 0; at < 3; at++) metrics.duplicate(3);
    for (let at = 0; at < 4; at++) metrics.gap(3);
    for (let at = 0; at < 5; at++) metrics.malformed(3);
    for (let at = 0; at < 6; at++) metrics.redelivered(3);
    expect(await read()).toEqual([12, 10, 2, 3, 4, 5, 6].map((count) => ({ 3: count })));
  });

  it("forget the state of a stream when another collector has the partition", async () => {
    const { metrics } = makeMetrics();
    const state = { bytes: 5, limitBytes: 50, replicas: 2, wantedReplicas: 3, oldestMs: 7000 };
    const names = ["stream_bytes", "stream_limit_bytes", "stream_replicas", "stream_wanted_replicas"];
    const gauges = [...names, "oldest_line_timestamp_seconds"];
    const read = () => Promise.all(gauges.map((name) => valuesOf(metrics, name)));
    metrics.owns(0, true);
    metrics.stream(0, state);
    expect(await read()).toEqual([5, 50, 2, 3, 7].map((value) => ({ 0: value })));
    metrics.stream(0, { ...state, bytes: 0, oldestMs: undefined });
    expect((await read()).at(-1)).toEqual({});
    metrics.owns(0, false);
    expect(await read()).toEqual(gauges.map(() => ({})));
    expect(await valuesOf(metrics, "owned_partition")).toEqual({ 0: 0 });
  });

  it("say how the collector and its surroundings are now", async () => {
    const time = { ms: 0 };
    const clock = { nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() };
    let isConnected = true;
    let free = 1000;
    const surroundings = { partitions: 4, isConnected: () => isConnected, freeBytes: () => Promise.resolve(free) };
    const metrics = new CollectorMetrics(clock, surroundings);
    const names = ["partitions", "connected", "lake_free_bytes", "stuck_partition"];
    const read = () => Promise.all(names.map((name) => valuesOf(metrics, name)));
    metrics.lag(1, 5);
    expect(await read()).toEqual([{ "": 4 }, { "": 1 }, { "": 1000 }, { 1: 0 }]);
    [isConnected, free] = [false, 10];
    for (; time.ms < 60_000; time.ms += 5000) metrics.lag(1, 5);
    expect(await read()).toEqual([{ "": 4 }, { "": 0 }, { "": 10 }, { 1: 1 }]);
  });
});
