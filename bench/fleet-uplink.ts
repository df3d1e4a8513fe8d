import { uplinkBenchmark } from "./fleet/benchmarks.ts";

/** Sending to three servers and to a single one, each with the default sync interval and with a sync before every acknowledgement. */
export const benchmarks = [
  uplinkBenchmark({ name: "fleet-uplink", cluster: { nodes: 3 }, linesEach: 1000 }),
  uplinkBenchmark({ name: "fleet-uplink-synced", cluster: { nodes: 3, sync: "always" }, linesEach: 1000 }),
  uplinkBenchmark({ name: "fleet-uplink-one", cluster: { nodes: 1 }, linesEach: 1000 }),
  uplinkBenchmark({ name: "fleet-uplink-one-synced", cluster: { nodes: 1, sync: "always" }, linesEach: 30 }),
];
