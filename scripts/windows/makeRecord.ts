import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lab/workspace.ts";
import { builderVersion } from "../executable/nodeBinaries.ts";
import type { Measured } from "./measureStarts.ts";
import type { WindowsRecord } from "./WindowsRecord.ts";
import type { WindowsTotals } from "./WindowsTotals.ts";

/** What the run found. */
interface Found {
  readonly totals: WindowsTotals;
  readonly wine: string;
  readonly lines: number;
  readonly measured: Measured | undefined;
  readonly durationMs: number;
}

/** Makes the record of a run. */
export function makeRecord({ totals, wine, lines, measured, durationMs }: Found): WindowsRecord {
  if (measured === undefined) throw new Error("only a run at full size is recorded");
  const { packages, trials } = totals;
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    durationMs: Math.round(durationMs),
    versions: { wine: wine.replace(/^wine-(\S+).*$/s, "$1"), node: builderVersion(), duckdb: duckdbVersion() },
    lines,
    packages,
    trials,
    ...measured,
  };
}

function commit(): string {
  const words = ["describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"];
  return spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout.trim();
}

function duckdbVersion(): string {
  const file = join(root, "node_modules/@duckdb/node-api/package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
