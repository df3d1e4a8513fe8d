import type { Benchmark } from "./harness/Benchmark.ts";
import { atPart, measureLatencies } from "./journal/followLatency.ts";

function followBenchmark(name: string, percentile: number, atMost: number): Benchmark {
  return {
    name,
    unit: "ms",
    measure: "value",
    goal: { atMost },
    ours: async () => atPart(await measureLatencies(), percentile),
  };
}

/** The time from an append to the delivery of its entry, by polling alone. */
export const benchmarks = [
  followBenchmark("journal-follow-p50", 0.5, 60),
  followBenchmark("journal-follow-p99", 0.99, 300),
];
