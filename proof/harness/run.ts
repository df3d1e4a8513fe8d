/**
 * Runs proofs. `npm run proof [name ...]`: at full size, each written to `docs/proof/<name>.json`.
 * `npm run proof -- --reduced [name ...]`: at the reduced size, nothing written. `--seed N` repeats a run.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { missing } from "../../lab/needs/skips.ts";
import { loadDeclarations } from "../../lab/declarations.ts";
import { root } from "../../lab/workspace.ts";
import { prove } from "./prove.ts";
import type { Proof, ProofRecord } from "../../lab/proof/Proof.ts";

const { values, positionals } = parseArgs({
  options: { reduced: { type: "boolean", default: false }, seed: { type: "string" } },
  allowPositionals: true,
});
const { reduced } = values;
// A check must not be a lottery; a proof should look somewhere new each time it is repeated.
const seed = values.seed === undefined ? (reduced ? 42 : randomInt(2 ** 32)) : Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error(`The seed must be a whole number and is ${values.seed}`);

const proofs = await loadDeclarations<Proof>(dirname(import.meta.dirname), "proof", positionals);
const circumstances = {
  seed,
  reduced,
  commit: readCommit(),
  node: process.version,
  now: Date.now,
  report: console.log,
};
const failed: string[] = [];
for (const proof of proofs) {
  const absent = missing(proof.needs ?? []);
  if (absent.length === 0) {
    const record = await prove(proof, circumstances);
    if (!reduced) keep(record);
    if (!record.passed) failed.push(proof.name);
  } else {
    console.log(`${reduced ? "skipped" : "FAILED"}: ${proof.name}: ${absent.join(", ")} is not there`);
    if (!reduced) failed.push(proof.name);
  }
}
console.log(`${proofs.length - failed.length} of ${proofs.length} proofs without failure, seed ${seed}`);
// What a proof that failed has left running must not keep this from ending.
process.exit(proofs.length > 0 && failed.length === 0 ? 0 : 1);

/** The commit that is checked out; records of proofs are not what is being proved, so they make nothing dirty. */
function readCommit(): string {
  const commit = git("rev-parse", "HEAD");
  const isDirty = git("status", "--porcelain", "--", ".", ":!docs/proof") !== "";
  return commit === "" ? "unknown" : `${commit}${isDirty ? "-dirty" : ""}`;
}

/** What git answers; nothing when there is no git or no repository. */
function git(...given: readonly string[]): string {
  const { status, stdout } = spawnSync("git", given, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

function keep(record: ProofRecord): void {
  const folder = join(root, "docs/proof");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${record.name}.json`), `${JSON.stringify(record, null, 2)}\n`);
}
