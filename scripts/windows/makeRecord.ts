import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCommit } from "../../lab/commit.ts";
import { root } from "../../lab/workspace.ts";
import { builderVersion } from "../executable/nodeBinaries.ts";
import type { Measured } from "./measureStarts.ts";
import type { PackageTests, Tried, WindowsRecord } from "./WindowsRecord.ts";

/** What a run found: the tests of some packages, and the trials with what was measured unless they were left out. */
export interface Found {
  readonly packages: readonly Omit<PackageTests, "commit">[];
  readonly trials: readonly Tried[];
  readonly measured: Measured | undefined;
  readonly wine: string;
  readonly lines: number;
}

/** Makes the record of a run: parts that it left out are those of the run before. */
export function makeRecord(
  { packages, trials, measured, wine, lines }: Found,
  before: WindowsRecord | undefined,
  commit = readCommit("docs/windows.json"),
): WindowsRecord {
  const now = packages.map((each) => ({ ...each, commit }));
  const kept = before?.packages.filter(({ name }) => !now.some((each) => each.name === name)) ?? [];
  const tried = measured === undefined ? before : { commit, lines, trials, ...measured };
  if (tried === undefined) throw new Error("the first run must not leave out the trials");
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: tried.commit,
    versions: { wine: wine.replace(/^wine-(\S+).*$/s, "$1"), node: builderVersion(), duckdb: duckdbVersion() },
    lines: tried.lines,
    packages: [...kept, ...now].sort((one, other) => (one.name < other.name ? -1 : 1)),
    trials: tried.trials,
    files: tried.files,
    starts: tried.starts,
  };
}

function duckdbVersion(): string {
  const file = join(root, "node_modules/@duckdb/node-api/package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
