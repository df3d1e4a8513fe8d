import type { BenchmarkResult } from "./Benchmark.ts";
import type { GrowthResult } from "./Growth.ts";

/** The contents of `docs/figures.json`: all benchmarks of several runs, and all growths of as many. */
export interface Figures {
  readonly benchmarks: readonly RecordedRun<BenchmarkResult>[];
  readonly growths: readonly RecordedRun<GrowthResult>[];
}

/** The results of one run, with when and on what they were measured. */
export interface RecordedRun<Result> {
  readonly node: string;
  readonly date: string;
  readonly commit: string;
  /** The load average of the minute before the run: 0 when the machine did nothing else, absent in older records. */
  readonly loadBefore?: number;
  readonly results: readonly Result[];
}

/** How far the figure that a goal is about lies apart in several runs. */
export interface Spread {
  readonly least: number;
  readonly most: number;
}
