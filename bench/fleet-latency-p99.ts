import { natsServer } from "../lab/fleet/natsServer.ts";
import { latencyMs } from "./fleet/latency.ts";
import { makeLoad, type JournalLoad } from "../lab/fleet/makeLoad.ts";
import type { Benchmark } from "../lab/bench/Benchmark.ts";

/** From publish to manifest, percentile 99, at the rate of ten thousand commanders: a batch is gathered for a second, then written. */
export const benchmark: Benchmark<JournalLoad> = {
  name: "fleet-latency-p99",
  unit: "ms",
  measure: "value",
  goal: { atMost: 8000 },
  needs: [natsServer],
  prepare: () => makeLoad(1, 80),
  ours: (load) => latencyMs(load, 0.99),
};
