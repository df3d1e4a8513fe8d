import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Figures, RecordedRun } from "../../lab/bench/Figures.ts";
import { readCommit } from "../../lab/commit.ts";
import { root } from "../../lab/workspace.ts";

/** Enough for a median and a spread. */
const runCount = 3;

/** The file of all recorded runs. */
const file = "docs/figures.json";

/** Runs everything three times, each time in a process of its own, and stores the runs in place of the earlier ones. */
export function recordRuns(sort: keyof Figures, words: readonly string[]): void {
  const runs: RecordedRun<never>[] = [];
  while (runs.length < runCount) {
    console.error(`run ${runs.length + 1} of ${runCount}`);
    runs.push(runOnce(words));
  }
  const kept = JSON.parse(readFileSync(join(root, file), "utf8")) as Figures;
  writeFileSync(join(root, file), `${JSON.stringify({ ...kept, [sort]: runs }, null, 2)}\n`);
  console.error(`stored in ${file}; \`npm run generate\` writes docs/figures.md from it`);
}

function runOnce(words: readonly string[]): RecordedRun<never> {
  const [loadBefore = Number.NaN] = loadavg();
  const own = [...process.execArgv, join(import.meta.dirname, "run.ts"), "--json", ...words];
  const { status, stdout } = spawnSync(process.execPath, own, {
    ...{ encoding: "utf8", maxBuffer: 2 ** 24, stdio: ["ignore", "pipe", "inherit"] },
  });
  if (status !== 0) throw new Error(`A run ended with exit code ${status}; nothing was stored`);
  const about = { node: process.version, date: new Date().toISOString(), commit: readCommit(file), loadBefore };
  return { ...about, results: JSON.parse(stdout) as readonly never[] };
}
