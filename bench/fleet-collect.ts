import { collectBenchmark } from "./fleet/benchmarks.ts";

/** Collecting with three replicas. */
export const benchmark = collectBenchmark({ name: "fleet-collect", cluster: { nodes: 3 }, linesEach: 600 });
