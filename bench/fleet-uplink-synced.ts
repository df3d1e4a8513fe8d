import { natsServer } from "../tests/fleet/TrialFleet.ts";
import { makeLoad, type Load } from "./fleet/lines.ts";
import { rawPublishRate, uplinkRate } from "./fleet/rates.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

const cluster = { nodes: 3, sync: "always" } as const;

/** Sending with three replicas that sync before they acknowledge: at least 0.7 of a raw publish to the same. */
export const benchmark: Benchmark<Load> = {
  name: "fleet-uplink-synced",
  unit: "lines/s",
  measure: "value",
  goal: { atLeast: 0.7, of: "limit" },
  needs: [natsServer],
  prepare: () => makeLoad(100, 1000),
  ours: (load) => uplinkRate(load, cluster),
  limit: (load) => rawPublishRate(load, cluster),
};
