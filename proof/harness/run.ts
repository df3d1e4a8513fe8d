/**
 * Runs proofs. `npm run proof [name ...]`: at full size, each written to `docs/proof/<name>.json`. Two run at a time, then those that
 * measure the machine, alone. `npm run proof -- --reduced [name ...]`: at the reduced size, several at a time, nothing written.
 * `--seed N` repeats a run, `--jobs N` says how many at a time, `--without NAME` leaves one out. `npm run proof -- --stale [name ...]`
 * runs nothing and lists which records are older than the code they prove.
 */
import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readCommit } from "../../lab/commit.ts";
import { loadOne, selectNames } from "../../lab/declarations.ts";
import { patienceMs } from "../../lab/limits/patience.ts";
import type { Limits } from "../../lab/limits/Watchdog.ts";
import type { Proof, ProofRecord } from "../../lab/proof/Proof.ts";
import { root } from "../../lab/workspace.ts";
import { runInParallel } from "../../lab/runInParallel.ts";
import { arrange } from "./arrange.ts";
import { proveApart, type ProofEnd } from "./proveApart.ts";
import { judgeRecords, recordLines } from "./staleRecords.ts";

const { values, positionals } = parseArgs({
  options: {
    reduced: { type: "boolean", default: false },
    seed: { type: "string" },
    jobs: { type: "string" },
    without: { type: "string", multiple: true, default: [] },
    stale: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const { reduced } = values;
// A check must give the same result each time; a proof should look somewhere new each time it is repeated.
const seed = values.seed === undefined ? (reduced ? 42 : randomInt(2 ** 32)) : Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error(`The seed must be a whole number and is ${values.seed}`);
// In the check proofs wait for each other's turns; at full size most keep a processor busy, some more than one.
const usualJobs = reduced ? Math.min(4, availableParallelism() + 1) : Math.min(2, availableParallelism());
const jobs = values.jobs === undefined ? usualJobs : Number(values.jobs);
if (!Number.isSafeInteger(jobs) || jobs < 1) throw new Error(`--jobs must be 1 or more and is ${values.jobs}`);

/**
 * A proof at its reduced size takes a minute or two on a free machine. One that waits for something has the time to name it
 * before it counts as stuck.
 */
const limits: Limits = { idleMs: patienceMs + 60_000, mostMs: 30 * 60_000, mostProcessorMs: 15 * 60_000 };

/** Those that take longest, which begin first so that none of them is left running alone at the end. */
const longest = ["soak", "docs-walk", "fleet-accounting", "faults-answer-key", "archive-lossless", "check-mutation"];

const folder = dirname(import.meta.dirname);
const names = selectNames(folder, positionals)
  .filter((name) => !values.without.includes(name))
  .toSorted((one, other) => Number(longest.includes(other)) - Number(longest.includes(one)));
if (values.stale) {
  const states = judgeRecords(names, root);
  console.log(recordLines(states).join("\n"));
  process.exit(states.every(({ state }) => state === "fresh") ? 0 : 1);
}

// Records of proofs are results, so a changed record does not make the commit dirty.
const commit = readCommit("docs/proof");
const words = ["--seed", String(seed), "--commit", commit, ...(reduced ? ["--reduced"] : [])];
const failed: string[] = [];
if (reduced) await proveAll(names, jobs);
else {
  const proofs = await Promise.all(names.map((name) => loadOne<Proof>(join(folder, `${name}.ts`), name, "proof")));
  const { together, alone } = arrange(proofs, lastDurationMs);
  await proveAll(together, jobs);
  await proveAll(alone, 1);
}
// As in the tests, what raced is tried once more, alone, and named. The seed is the same, so a real failure stays one.
if (reduced) {
  for (const name of failed.splice(0)) {
    const onOutput = (text: string): void => void process.stdout.write(text);
    const isSound = conclude(name, await proveApart({ words: [name, ...words], limits, onOutput }));
    if (isSound) console.log(`passed on the second try: ${name}`);
    else failed.push(name);
  }
}
console.log(`${names.length - failed.length} of ${names.length} proofs without failure, seed ${seed}`);
if (failed.length > 0) console.log(`failed: ${failed.toSorted().join(", ")}`);
process.exitCode = names.length > 0 && failed.length === 0 ? 0 : 1;

/** Runs proofs, several at a time; their output is then printed proof by proof. */
async function proveAll(all: readonly string[], atOnce: number): Promise<void> {
  await runInParallel(all, atOnce, async (name) => {
    let output = "";
    const onOutput = (text: string): void => {
      if (Math.min(atOnce, all.length) === 1) process.stdout.write(text);
      else output += text;
    };
    const end = await proveApart({ words: [name, ...words], limits: reduced ? limits : undefined, onOutput });
    process.stdout.write(output);
    if (!conclude(name, end)) failed.push(name);
  });
}

/** How long a proof took according to its record. */
function lastDurationMs(name: string): number | undefined {
  const file = recordFile(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProofRecord).durationMs : undefined;
}

/** Prints and keeps what came of a proof; false when it counts as failed. */
function conclude(name: string, end: ProofEnd): boolean {
  if (end.type === "record") {
    if (!reduced) keep(end.record);
    return end.record.passed;
  }
  if (end.type === "broken") {
    console.log(`FAILED: ${name}: ${end.reason}`);
    return false;
  }
  console.log(`${reduced ? "skipped" : "FAILED"}: ${name}: ${end.paths.join(", ")} is not there`);
  return reduced;
}

function keep(record: ProofRecord): void {
  const file = recordFile(record.name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

function recordFile(name: string): string {
  return join(root, "docs/proof", `${name}.json`);
}
