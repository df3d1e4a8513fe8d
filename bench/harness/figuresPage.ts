import type { BenchmarkResult } from "./Benchmark.ts";
import { mostGrowth, type GrowthResult } from "./Growth.ts";
import type { Several } from "./overRuns.ts";
import { benchmarkColumns, growthColumns, markdownTable } from "./table.ts";

/** When and on what figures were measured. */
export interface Measuring {
  readonly runs: number;
  /** The day, as `2026-11-17`. */
  readonly date: string;
  readonly version: string;
  readonly commit: string;
  readonly node: string;
  readonly cores: number;
  /** The load average of the minute before the first run: 0 when the machine did nothing else. */
  readonly loadBefore: number;
}

/** Puts measured benchmarks on the page of figures; the sections about missed goals and single commands stay as somebody wrote them. */
export function withBenchmarks(
  page: string,
  measuring: Measuring,
  results: readonly Several<BenchmarkResult>[],
): string {
  return replaceSection(
    page,
    "Beside a peer and a limit",
    `${measuredText(measuring, "npm run bench")} Absolute figures depend on the machine and its load; ratios
compare ours with a peer and with the least code that does the same work, in one run. The spread is the least and the most of the figure that the goal is
about: the ratio to the limit, or ours where the goal has a unit.

${markdownTable(benchmarkColumns, results)}
`,
  );
}

/** Puts measured growths on the page of figures. */
export function withGrowths(page: string, measuring: Measuring, results: readonly Several<GrowthResult>[]): string {
  return replaceSection(
    page,
    "How cost grows",
    `${measuredText(measuring, "npm run bench -- --growth")} The table has what one unit costs among 1, 10 and 100 of them, in milliseconds.
Growth is the cost among 100 divided by the cost among 10: 1 means that twice the work takes twice the time; up to ${mostGrowth} is taken for noise. The first
unit pays for warming up.

${markdownTable(growthColumns, results)}
`,
  );
}

function measuredText({ runs, date, version, commit, node, cores, loadBefore }: Measuring, command: string): string {
  const medians = runs === 1 ? "One run" : `Medians of ${runs} runs`;
  return `${medians} of \`${command}\`, measured on ${date} with version ${version} (commit ${commit.slice(0, 7)}, Node ${node}) on ${cores} cores, load average ${loadBefore.toFixed(1)} before.`;
}

/** Replaces the text of a section, which ends before the next one. */
function replaceSection(page: string, title: string, text: string): string {
  const heading = `\n## ${title}\n`;
  const start = page.indexOf(heading);
  if (start < 0) throw new Error(`The page of figures has no section "${title}"`);
  const from = start + heading.length;
  const end = page.indexOf("\n## ", from);
  return `${page.slice(0, from)}\n${text}${end < 0 ? "" : page.slice(end)}`;
}
