import { uplinkBenchmark } from "./fleet/benchmarks.ts";

/** Sending with three replicas. */
export const benchmark = uplinkBenchmark({ name: "fleet-uplink", cluster: { nodes: 3 }, linesEach: 1000 });
