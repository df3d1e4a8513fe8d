import { collectBenchmark } from "./fleet/benchmarks.ts";

/** Collecting from three servers with three replicas, and from a single server. */
export const benchmarks = [
  collectBenchmark({ name: "fleet-collect", cluster: { nodes: 3 }, linesEach: 600 }, 0.75),
  collectBenchmark({ name: "fleet-collect-one", cluster: { nodes: 1 }, linesEach: 600 }, 0.6),
];
