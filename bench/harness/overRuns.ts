import type { BenchmarkResult } from "./Benchmark.ts";
import type { GrowthResult } from "./Growth.ts";
import { median } from "./median.ts";

/** How far the figure that a goal is about lies apart in several runs. */
export interface Spread {
  readonly least: number;
  readonly most: number;
}

/** What several runs give together. */
export type Several<Result> = Result & { readonly spread: Spread };

/** What several runs of all benchmarks give: the medians of each, and the spread of the figure its goal is about. */
export function benchmarksOver(runs: readonly (readonly BenchmarkResult[])[]): readonly Several<BenchmarkResult>[] {
  return byName(runs).map((results) => {
    const over = (key: "ours" | "peer" | "limit" | "ratio") => median(results.flatMap((each) => each[key] ?? []));
    const medians = {
      ours: over("ours") ?? Number.NaN,
      peer: over("peer"),
      limit: over("limit"),
      ratio: over("ratio"),
    };
    return { ...middleOf(results, judgedFigure), ...medians };
  });
}

/** What several runs of all growths give: the medians of each, and the spread of the growth. */
export function growthsOver(runs: readonly (readonly GrowthResult[])[]): readonly Several<GrowthResult>[] {
  return byName(runs).map((results) => {
    const middle = middleOf(results, ({ growth }) => growth);
    const msOf = (at: number) => median(results.flatMap(({ msEach }) => msEach[at]?.ms ?? [])) ?? Number.NaN;
    return { ...middle, msEach: middle.msEach.map(({ units }, at) => ({ units, ms: msOf(at) })) };
  });
}

/** The figure that the goal of a benchmark is about. */
function judgedFigure({ goal, ours, ratio }: BenchmarkResult): number {
  return goal.endsWith("x limit") ? (ratio ?? Number.NaN) : ours;
}

/** The results of each name, one from each run; in the order of the first run. */
function byName<Result extends { readonly name: string }>(
  runs: readonly (readonly Result[])[],
): readonly (readonly Result[])[] {
  return [...Map.groupBy(runs.flat(), ({ name }) => name).values()];
}

/** The run in the middle: of an odd number, it meets the goal exactly when most do. */
function middleOf<Result>(results: readonly Result[], figureOf: (result: Result) => number): Several<Result> {
  const sorted = results.toSorted((one, other) => figureOf(one) - figureOf(other));
  const least = sorted[0];
  const middle = sorted[Math.floor(sorted.length / 2)];
  const most = sorted.at(-1);
  if (least === undefined || middle === undefined || most === undefined) throw new Error("There is no run");
  return { ...middle, spread: { least: figureOf(least), most: figureOf(most) } };
}
