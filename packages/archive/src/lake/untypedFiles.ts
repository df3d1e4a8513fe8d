import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Delivery } from "@shipslog/contract";
import type { Staging } from "../staging/Staging.ts";
import type { LakeFile } from "./Manifest.ts";
import { monthsByTable, onlyKinds, type MonthsByTable } from "./monthsByTable.ts";
import { readTypedLines } from "./typedLines.ts";

/** How many lines are staged at once. */
const pieceLines = 8192;
/** How many lines of untyped files are in memory at once, more or less. */
const partLines = 131_072;

/** Whether the lines of a file are not in the tables of their kinds yet. */
export function isUntyped({ untyped }: LakeFile): boolean {
  return untyped === true;
}

/** A file as a commit lists it that has written no tables of kinds. */
export function asUntyped(file: LakeFile): LakeFile {
  return file.table === "events" ? { ...file, untyped: true } : file;
}

/** A file after its lines have got rows in the tables of their kinds. */
export function asTyped(file: LakeFile): LakeFile {
  const { untyped, ...typed } = file;
  return untyped === true ? typed : file;
}

/** Divides the untyped files into parts that fit into memory. */
export function untypedParts(files: readonly LakeFile[]): readonly (readonly LakeFile[])[] {
  const parts: LakeFile[][] = [];
  let lines = Number.POSITIVE_INFINITY;
  for (const file of files.filter(isUntyped)) {
    if (lines >= partLines) {
      parts.push([]);
      lines = 0;
    }
    parts.at(-1)?.push(file);
    lines += file.rows;
  }
  return parts;
}

/** Stages the lines of the sixteen kinds of some files, and returns the tables and months that they have rows in. */
export async function stageTypedLines(
  connection: DuckDBConnection,
  staging: Staging,
  lake: string,
  files: readonly LakeFile[],
): Promise<MonthsByTable> {
  let months: MonthsByTable = new Map();
  for (const { path } of files) {
    const { deliveries } = await readTypedLines(connection, join(lake, path));
    await stageTyped(staging, deliveries);
    months = monthsByTable(deliveries, months);
  }
  return onlyKinds(months);
}

/** Stages lines that are in `events` already. */
export async function stageTyped(staging: Staging, deliveries: readonly Delivery[]): Promise<void> {
  for (let at = 0; at < deliveries.length; at += pieceLines) {
    await staging.addTyped(deliveries.slice(at, at + pieceLines));
  }
}
