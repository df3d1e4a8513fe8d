import { natsServer } from "../tests/fleet/TrialFleet.ts";
import { makeLoad, type Load } from "./fleet/lines.ts";
import { bareConsumeRate, collectRate } from "./fleet/rates.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

const cluster = { nodes: 1 } as const;

/** Fetching, judging, writing Parquet and acknowledging from a single server: at least half of a bare consume that acknowledges all. */
export const benchmark: Benchmark<Load> = {
  name: "fleet-collect-one",
  unit: "lines/s",
  measure: "value",
  goal: { atLeast: 0.5, of: "limit" },
  needs: [natsServer],
  prepare: () => makeLoad(100, 600),
  ours: (load) => collectRate(load, cluster),
  limit: (load) => bareConsumeRate(load, cluster),
};
