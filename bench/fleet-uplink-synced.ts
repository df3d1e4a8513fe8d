import { uplinkBenchmark } from "./fleet/benchmarks.ts";

/** Sending with three replicas that sync before they acknowledge. */
export const benchmark = uplinkBenchmark({
  name: "fleet-uplink-synced",
  cluster: { nodes: 3, sync: "always" },
  linesEach: 1000,
});
