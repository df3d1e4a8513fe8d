import type { BenchmarkResult } from "./Benchmark.ts";
import type { GrowthResult } from "./Growth.ts";

/** What `docs/figures.json` keeps: all benchmarks of one run, and all growths of one, which may be another. */
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
