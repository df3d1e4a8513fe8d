/**
 * A file `bench/<package>-<subject>.ts` exports its `benchmarks`; the name of each is the name of the file or begins with it:
 *
 * ```ts
 * export const benchmarks: readonly Benchmark<readonly string[]>[] = [
 *   {
 *     name: "contract-parse",
 *     unit: "ms",
 *     measure: "time",
 *     goal: { atMost: 1.1, of: "limit" },
 *     prepare: () => readLines(),
 *     ours: (lines) => lines.forEach(parse),
 *     limit: (lines) => lines.forEach(JSON.parse),
 *   },
 * ];
 * ```
 *
 * `ours`, `peer` and `limit` do the same work: ours with our code, peer with another library, limit with the least code that
 * could do it. They are warmed up, then run in turn in three to nine rounds. The report has the median of each, and the median
 * of ours divided by the limit in the same round: on a shared machine a slow round is slow for both.
 */
export interface Benchmark<Data = unknown> {
  /** The name of the file, or one that begins with it. */
  readonly name: string;
  readonly unit: string;
  readonly measure: Measure;
  readonly goal: Goal;
  /** Paths it cannot run without, relative to the root of the project. */
  readonly needs?: readonly string[];
  /** Prepares the input of all three; not timed. */
  prepare?(): Data | Promise<Data>;
  ours: Work<Data>;
  peer?: Work<Data>;
  limit?: Work<Data>;
}

/**
 * How a figure is measured. `time`: milliseconds of one run. `rate`: what the run returns, for each second of it.
 * `value`: what the run returns, measured by itself.
 */
export type Measure = "time" | "rate" | "value";

/** Work to be measured; the number it returns is an amount (`rate`) or the figure itself (`value`). */
export type Work<Data> = {
  // A method, so that a benchmark over some data is assignable to a benchmark over any.
  work(data: Data): number | void | Promise<number | void>;
}["work"];

/** A bound on our figure: in its unit, or as a multiple of the limit's. */
export type Goal =
  | { readonly atMost: number; readonly of?: "limit" }
  | { readonly atLeast: number; readonly of?: "limit" };

/** The figures a benchmark gives: medians in its unit. */
export interface Contest {
  readonly ours: number;
  readonly peer: number | null;
  readonly limit: number | null;
  /** Ours divided by the limit, round by round, the median of it. */
  readonly ratio: number | null;
}

/** A measured benchmark, as `npm run -s bench -- --json` prints it. */
export interface BenchmarkResult extends Contest {
  readonly name: string;
  readonly unit: string;
  readonly goal: string;
  readonly met: boolean;
}
