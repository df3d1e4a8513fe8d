/**
 * Runs the benchmarks: `npm run bench [name ...]`, and `npm run -s bench -- --json` for machines. `--growth` looks at how cost
 * grows with the work instead. `--record` does either three times and keeps the figures in `docs/figures.json`.
 */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { missing } from "../../lab/needs/skips.ts";
import { loadDeclarations, loadLists } from "../../lab/declarations.ts";
import type { Benchmark, BenchmarkResult } from "../../lab/bench/Benchmark.ts";
import { judge } from "./goal.ts";
import { grow } from "./grow.ts";
import type { Growth, GrowthResult } from "../../lab/bench/Growth.ts";
import { measure } from "./measure.ts";
import { recordRuns } from "./recordRuns.ts";
import { drawGrowth, drawTable } from "../../lab/bench/table.ts";

const { values, positionals } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    growth: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
if (values.record && positionals.length > 0) {
  throw new Error("--record stores a whole run and takes no names");
}
const folder = dirname(import.meta.dirname);
const bench = { now: () => performance.now(), leastMs: 250 };

if (values.record) recordRuns(values.growth ? "growths" : "benchmarks", values.growth ? ["--growth"] : []);
else await print();

async function print(): Promise<void> {
  const benchmarks = values.growth ? [] : await measureAll();
  const growths = values.growth ? await growAll() : [];
  if (values.json) console.log(JSON.stringify(values.growth ? growths : benchmarks, null, 2));
  else console.log([drawTable(benchmarks), drawGrowth(growths)].filter(Boolean).join("\n\n"));
}

async function measureAll(): Promise<readonly BenchmarkResult[]> {
  const results: BenchmarkResult[] = [];
  for (const benchmark of await loadLists<Benchmark>(folder, "benchmarks", positionals)) {
    if (isLacking(benchmark)) continue;
    console.error(`measuring ${benchmark.name}`);
    results.push(judge(benchmark, await measure(benchmark, bench)));
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
