import { uplinkBenchmark } from "./fleet/benchmarks.ts";

/** Sending to a single server that syncs before it acknowledges. */
export const benchmark = uplinkBenchmark({
  name: "fleet-uplink-one-synced",
  cluster: { nodes: 1, sync: "always" },
  linesEach: 30,
});
