import type { BenchmarkResult } from "./Benchmark.ts";
import { mostGrowth, type GrowthResult } from "./Growth.ts";

type Cell<Result> = (result: Result) => string;
type Columns<Result> = Readonly<Record<string, Cell<Result>>>;

const columns: Columns<BenchmarkResult> = {
  name: ({ name }) => name,
  unit: ({ unit }) => unit,
  ours: ({ ours }) => figureText(ours),
  peer: ({ peer }) => figureText(peer),
  limit: ({ limit }) => figureText(limit),
  ratio: ({ ratio }) => figureText(ratio),
  goal: ({ goal }) => goal,
  met: ({ met }) => (met ? "yes" : "NO"),
};

const growthColumns: Columns<GrowthResult> = {
  name: ({ name }) => name,
  unit: ({ unit }) => unit,
  "ms each of 1": ({ msEach }) => figureText(msEach[0]?.ms ?? null),
  "of 10": ({ msEach }) => figureText(msEach[1]?.ms ?? null),
  "of 100": ({ msEach }) => figureText(msEach[2]?.ms ?? null),
  growth: ({ growth }) => figureText(growth),
  goal: () => `<= ${mostGrowth}`,
  met: ({ met }) => (met ? "yes" : "NO"),
};

/** Draws results as a table for a terminal, one line each. */
export function drawTable(results: readonly BenchmarkResult[]): string {
  return draw(columns, results);
}

/** Draws how cost grows as a table for a terminal, one line each. */
export function drawGrowth(results: readonly GrowthResult[]): string {
  return draw(growthColumns, results);
}

function draw<Result>(table: Columns<Result>, results: readonly Result[]): string {
  if (results.length === 0) return "";
  const rows = [Object.keys(table), ...results.map((result) => Object.values(table).map((cell) => cell(result)))];
  const widths = Object.keys(table).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Three digits that matter, and whole numbers in full. */
export function figureText(figure: number | null): string {
  if (figure === null) return "-";
  return figure >= 1000 ? Math.round(figure).toLocaleString("en-GB") : String(Number(figure.toPrecision(3)));
}
