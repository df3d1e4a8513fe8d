import { natsServer } from "../tests/fleet/TrialFleet.ts";
import { makeLoad, type Load } from "./fleet/lines.ts";
import { rawPublishRate, uplinkRate } from "./fleet/rates.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

const cluster = { nodes: 1, sync: "always" } as const;

/** Sending to a single server that syncs before it acknowledges: at least 0.7 of a raw publish to the same. */
export const benchmark: Benchmark<Load> = {
  name: "fleet-uplink-one-synced",
  unit: "lines/s",
  measure: "value",
  goal: { atLeast: 0.7, of: "limit" },
  needs: [natsServer],
  prepare: () => makeLoad(100, 30),
  ours: (load) => uplinkRate(load, cluster),
  limit: (load) => rawPublishRate(load, cluster),
};
