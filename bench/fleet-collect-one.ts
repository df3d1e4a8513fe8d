import { collectBenchmark } from "./fleet/benchmarks.ts";

/** Collecting from a single server. */
export const benchmark = collectBenchmark({ name: "fleet-collect-one", cluster: { nodes: 1 }, linesEach: 600 });
