import type { Benchmark } from "./harness/Benchmark.ts";
import { makeLoad, type JournalLoad } from "../packages/fleet/tests/helpers/makeLoad.ts";
import { natsServer } from "../packages/fleet/tests/helpers/natsServer.ts";
import { latencyMs } from "./fleet/latency.ts";

function latencyBenchmark(name: string, percentile: number, atMost: number): Benchmark<JournalLoad> {
  return {
    name,
    unit: "ms",
    measure: "value",
    goal: { atMost },
    needs: [natsServer],
    prepare: () => makeLoad(1, 80),
    ours: (load) => latencyMs(load, percentile),
  };
}

/** From publish to manifest at the rate of ten thousand commanders: a batch is gathered for a second, then written. */
export const benchmarks = [
  latencyBenchmark("fleet-latency-p50", 0.5, 3000),
  latencyBenchmark("fleet-latency-p99", 0.99, 8000),
];
