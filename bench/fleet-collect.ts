import { collectBenchmark } from "./fleet/benchmarks.ts";

const three = { cluster: { nodes: 3 }, linesEach: 1500 } as const;
const one = { cluster: { nodes: 1 }, linesEach: 1500 } as const;

/** Collecting from three servers with three replicas, and from a single server, until lines are durable and until queries find them. */
export const benchmarks = [
  collectBenchmark({ name: "fleet-collect", ...three }, "durable", 0.75),
  collectBenchmark({ name: "fleet-collect-one", ...one }, "durable", 0.6),
  collectBenchmark({ name: "fleet-collect-queryable", ...three }, "divided", 0.47),
  collectBenchmark({ name: "fleet-collect-queryable-one", ...one }, "divided", 0.34),
];
