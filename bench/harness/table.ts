import type { BenchmarkResult } from "./Benchmark.ts";

type Cell = (result: BenchmarkResult) => string;

const columns: Readonly<Record<string, Cell>> = {
  name: ({ name }) => name,
  unit: ({ unit }) => unit,
  ours: ({ ours }) => figureText(ours),
  peer: ({ peer }) => figureText(peer),
  limit: ({ limit }) => figureText(limit),
  ratio: ({ ratio }) => figureText(ratio),
  goal: ({ goal }) => goal,
  met: ({ met }) => (met ? "yes" : "NO"),
};

/** Draws results as a table for a terminal, one line each. */
export function drawTable(results: readonly BenchmarkResult[]): string {
  const rows = [Object.keys(columns), ...results.map((result) => Object.values(columns).map((cell) => cell(result)))];
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

/** Three digits that matter, and whole numbers in full. */
function figureText(figure: number | null): string {
  if (figure === null) return "-";
  return figure >= 1000 ? Math.round(figure).toLocaleString("en-GB") : String(Number(figure.toPrecision(3)));
}
