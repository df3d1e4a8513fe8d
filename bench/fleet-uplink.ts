import { natsServer } from "../tests/fleet/TrialFleet.ts";
import { makeLoad, type Load } from "./fleet/lines.ts";
import { rawPublishRate, uplinkRate } from "./fleet/rates.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

const cluster = { nodes: 3 } as const;

/** Sending with three replicas, as lines a second held by the broker: at least 0.7 of a raw publish with counted acknowledgements. */
export const benchmark: Benchmark<Load> = {
  name: "fleet-uplink",
  unit: "lines/s",
  measure: "value",
  goal: { atLeast: 0.7, of: "limit" },
  needs: [natsServer],
  prepare: () => makeLoad(100, 1000),
  ours: (load) => uplinkRate(load, cluster),
  limit: (load) => rawPublishRate(load, cluster),
};
