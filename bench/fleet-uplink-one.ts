import { uplinkBenchmark } from "./fleet/benchmarks.ts";

/** Sending to a single server. */
export const benchmark = uplinkBenchmark({ name: "fleet-uplink-one", cluster: { nodes: 1 }, linesEach: 1000 });
