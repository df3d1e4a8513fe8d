import type { BenchmarkResult } from "./Benchmark.ts";
import type { GrowthResult } from "./Growth.ts";

/** The contents of `docs/figures.json`: all benchmarks of one run, and all growths of the same or another run. */
export interface Figures {
  readonly benchmarks: Recorded<BenchmarkResult>;
  readonly growths: Recorded<GrowthResult>;
}

/** The results of one run, with when and on what they were measured. */
export interface Recorded<Result> {
  readonly node: string;
  readonly date: string;
  readonly results: readonly Result[];
}
