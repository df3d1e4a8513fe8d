import type { BenchmarkResult } from "./Benchmark.ts";
import type { GrowthResult } from "./Growth.ts";

/** All figures of one run, as `docs/figures.json` keeps them. */
export interface Figures {
  readonly node: string;
  readonly date: string;
  readonly benchmarks: readonly BenchmarkResult[];
  readonly growths: readonly GrowthResult[];
}
