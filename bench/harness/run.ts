/** Runs the benchmarks: `npm run bench [name ...]`, and `npm run -s bench -- --json` for machines. */
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { missing } from "../../scripts/ci/skips.ts";
import { loadDeclarations } from "../../scripts/declarations.ts";
import type { Benchmark, BenchmarkResult } from "./Benchmark.ts";
import { judge } from "./goal.ts";
import { measure } from "./measure.ts";
import { drawTable } from "./table.ts";

const { values, positionals } = parseArgs({
  options: { json: { type: "boolean", default: false } },
  allowPositionals: true,
});
const benchmarks = await loadDeclarations<Benchmark>(dirname(import.meta.dirname), "benchmark", positionals);
const results: BenchmarkResult[] = [];
for (const benchmark of benchmarks) {
  const absent = missing(benchmark.needs ?? []);
  if (absent.length > 0) {
    console.error(`skipped: ${benchmark.name}: ${absent.join(", ")} is not there`);
    continue;
  }
  console.error(`measuring ${benchmark.name}`);
  results.push(judge(benchmark, await measure(benchmark, { now: () => performance.now(), leastMs: 250 })));
}
console.log(values.json ? JSON.stringify(results, null, 2) : drawTable(results));
