import { mostGrowth, type GrowthResult } from "./Growth.ts";
import type { BenchmarkResult } from "./Benchmark.ts";
import type { Several, Spread } from "./overRuns.ts";

/** The columns of a table: what each has in its first row, and in the row of a result. */
type Columns<Result> = Readonly<Record<string, (result: Result) => string>>;

/** The columns of measured benchmarks. */
export const benchmarkColumns: Columns<Several<BenchmarkResult>> = {
  benchmark: ({ name }) => name,
  unit: ({ unit }) => unit,
  ours: ({ ours }) => figureText(ours),
  peer: ({ peer }) => figureText(peer),
  limit: ({ limit }) => figureText(limit),
  "ours / limit": ({ ratio }) => figureText(ratio),
  spread: ({ spread }) => spreadText(spread),
  goal: ({ goal }) => goal,
  met: ({ met }) => (met ? "yes" : "NO"),
};

/** The columns of measured growths. */
export const growthColumns: Columns<Several<GrowthResult>> = {
  work: ({ name }) => name,
  unit: ({ unit }) => unit,
  "ms each of 1": ({ msEach }) => figureText(msEach[0]?.ms ?? null),
  "of 10": ({ msEach }) => figureText(msEach[1]?.ms ?? null),
  "of 100": ({ msEach }) => figureText(msEach[2]?.ms ?? null),
  growth: ({ growth }) => figureText(growth),
  spread: ({ spread }) => spreadText(spread),
  goal: () => `<= ${mostGrowth}`,
  met: ({ met }) => (met ? "yes" : "NO"),
};

/** Says what one benchmark has given, while others are still to run. */
export function tellResult({ name, unit, ours, limit, ratio, goal, met }: BenchmarkResult): string {
  const figures = `ours ${figureText(ours)} ${unit}, limit ${figureText(limit)}, ours / limit ${figureText(ratio)}`;
  return `${name}: ${figures}, goal ${goal}: ${met ? "met" : "NOT met"}`;
}

/** Draws results as a table for a terminal, one line each. */
export function drawTable<Result>(columns: Columns<Result>, results: readonly Result[]): string {
  const rows = rowsOf(columns, results);
  const widths = Object.keys(columns).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Writes results as a table of a page. */
export function markdownTable<Result>(columns: Columns<Result>, results: readonly Result[]): string {
  const [head = [], ...rows] = rowsOf(columns, results);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function rowsOf<Result>(columns: Columns<Result>, results: readonly Result[]): readonly (readonly string[])[] {
  return [Object.keys(columns), ...results.map((result) => Object.values(columns).map((cell) => cell(result)))];
}

/** Three digits that matter, and whole numbers in full. */
function figureText(figure: number | null): string {
  if (figure === null) return "-";
  return figure >= 1000 ? Math.round(figure).toLocaleString("en-GB") : String(Number(figure.toPrecision(3)));
}

/** One run has no spread. */
function spreadText({ least, most }: Spread): string {
  return least === most ? "-" : `${figureText(least)} to ${figureText(most)}`;
}
