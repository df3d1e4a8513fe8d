import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProofRecord } from "../../lab/proof/Proof.ts";
import { ProofSourceReader } from "../../lab/proof/ProofSourceReader.ts";

/** Whether a record is about the code as it is. A dirty record ran code that no commit has. */
export type RecordState = "fresh" | "stale" | "dirty" | "failed" | "without sources" | "missing";

/** The state of the record of one proof. */
export interface JudgedRecord {
  readonly name: string;
  readonly state: RecordState;
  readonly record: ProofRecord | undefined;
}

/** Compares the records of proofs with the code of today. */
export function judgeRecords(names: readonly string[], root: string): readonly JudgedRecord[] {
  const reader = new ProofSourceReader(root);
  return names.map((name) => {
    const file = join(root, "docs/proof", `${name}.json`);
    const record = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProofRecord) : undefined;
    return { name, record, state: stateOf(record, () => reader.read(name).digest) };
  });
}

function stateOf(record: ProofRecord | undefined, digestToday: () => string): RecordState {
  if (record === undefined) return "missing";
  if (!record.passed) return "failed";
  if (record.sources === undefined) return "without sources";
  if (record.sources.digest !== digestToday()) return "stale";
  return record.commit.endsWith("-dirty") ? "dirty" : "fresh";
}

/** Prints each record with its date, commit and size, and the total. */
export function recordLines(judged: readonly JudgedRecord[]): readonly string[] {
  const fresh = judged.filter(({ state }) => state === "fresh").length;
  const rows = judged.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(rowOf);
  return [...rows, `${fresh} of ${judged.length} records are fresh`];
}

function rowOf({ name, state, record }: JudgedRecord): string {
  const about =
    record === undefined ? "" : `${record.date.slice(0, 10)}  ${record.commit.slice(0, 7)}  size ${record.size}`;
  return `${state.padEnd(16)} ${name.padEnd(26)} ${about}`.trimEnd();
}
