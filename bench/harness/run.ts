/**
 * Runs the benchmarks: `npm run bench [name ...]`, and `npm run -s bench -- --json` for machines. `--growth` looks at how cost
 * grows with the work instead, `--text` how the cost of each function grows with its text. `--runs 3` takes medians of three runs. `--update` writes the figures to `docs/figures.md`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { missing } from "../../tests/helpers/needs/skips.ts";
import { readCommit } from "../../tools/commit.ts";
import { readPackages, root } from "../../tools/workspace.ts";
import { growText } from "../functions/growText.ts";
import { loadDeclarations, loadLists } from "./declarations.ts";
import type { Benchmark, BenchmarkResult } from "./Benchmark.ts";
import { withBenchmarks, withGrowths, type Measuring } from "./figuresPage.ts";
import { judge } from "./goal.ts";
import { grow } from "./grow.ts";
import type { Growth, GrowthResult } from "./Growth.ts";
import { measure } from "./measure.ts";
import { benchmarksOver, growthsOver } from "./overRuns.ts";
import { benchmarkColumns, drawTable, growthColumns, tellResult } from "./table.ts";

const { values, positionals } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    growth: { type: "boolean", default: false },
    text: { type: "boolean", default: false },
    runs: { type: "string", default: "1" },
    update: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const runCount = Number(values.runs);
if (!Number.isInteger(runCount) || runCount < 1) throw new Error("--runs takes a number, as 3");
if (values.update && positionals.length > 0) throw new Error("--update writes all figures and takes no names");
if (values.json && (values.update || runCount > 1)) throw new Error("--json prints one run");

const folder = dirname(import.meta.dirname);
const pagePath = "docs/figures.md";
const bench = { now: () => performance.now(), leastMs: 250 };
const [loadBefore = Number.NaN] = loadavg();

if (values.text) {
  const results = await growText(1, positionals, console.log);
  const worst = results.filter(({ isTooMuch }) => isTooMuch);
  console.log(`${results.length} functions, ${worst.length} grow too much`);
  process.exitCode = worst.length === 0 ? 0 : 1;
} else if (values.json) console.log(JSON.stringify(values.growth ? await growAll() : await measureAll(), null, 2));
else if (values.growth) {
  const results = growthsOver(await runsOf(growAll));
  console.log(drawTable(growthColumns, results));
  if (values.update) update((page, measuring) => withGrowths(page, measuring, results));
} else {
  const results = benchmarksOver(await runsOf(measureAll));
  console.log(drawTable(benchmarkColumns, results));
  if (values.update) update((page, measuring) => withBenchmarks(page, measuring, results));
}

/** One run in this process, or several in processes of their own. */
async function runsOf<Result>(runHere: () => Promise<readonly Result[]>): Promise<readonly (readonly Result[])[]> {
  if (runCount === 1) return [await runHere()];
  return Array.from({ length: runCount }, (_, run) => {
    console.error(`run ${run + 1} of ${runCount}`);
    const words = ["--json", ...(values.growth ? ["--growth"] : []), ...positionals];
    const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, ...words], {
      encoding: "utf8",
      maxBuffer: 2 ** 24,
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (status !== 0 && stdout === "") throw new Error(`A run ended with exit code ${status}`);
    // A benchmark that failed is not among its results.
    if (status !== 0) process.exitCode = 1;
    return JSON.parse(stdout) as readonly Result[];
  });
}

function update(write: (page: string, measuring: Measuring) => string): void {
  const page = write(readFileSync(join(root, pagePath), "utf8"), {
    runs: runCount,
    date: new Date().toISOString().slice(0, 10),
    version: readPackages()[0]?.manifest.version ?? "",
    commit: readCommit(pagePath),
    node: process.version,
    cores: availableParallelism(),
    loadBefore,
  });
  writeFileSync(join(root, pagePath), page);
  console.error(`written to ${pagePath}; say there why a goal is missed`);
}

async function measureAll(): Promise<readonly BenchmarkResult[]> {
  const results: BenchmarkResult[] = [];
  for (const benchmark of await loadLists<Benchmark>(folder, "benchmarks", positionals)) {
    if (isLacking(benchmark)) continue;
    console.error(`measuring ${benchmark.name}`);
    try {
      const result = judge(benchmark, await measure(benchmark, bench));
      console.error(tellResult(result));
      results.push(result);
    } catch (error) {
      // The figures of the others are worth keeping.
      console.error(`failed: ${benchmark.name}:`, error);
      process.exitCode = 1;
    }
  }
  return results;
}

async function growAll(): Promise<readonly GrowthResult[]> {
  const results: GrowthResult[] = [];
  for (const growth of await loadDeclarations<Growth>(join(folder, "growth"), "growth", positionals)) {
    if (isLacking(growth)) continue;
    console.error(`growing ${growth.name}`);
    results.push(await grow(growth, bench));
  }
  return results;
}

function isLacking({ name, needs = [] }: { readonly name: string; readonly needs?: readonly string[] }): boolean {
  const absent = missing(needs);
  if (absent.length > 0) console.error(`skipped: ${name}: ${absent.join(", ")} is not there`);
  return absent.length > 0;
}
