import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Delivery } from "@shipslog/contract";
import type { Staging } from "../staging/Staging.ts";
import type { LakeFile } from "./Manifest.ts";
import { monthsByTable, onlyKinds, type MonthsByTable } from "./monthsByTable.ts";
import { readTypedLines } from "./typedLines.ts";

/** How many lines are staged at once. */
const pieceLines = 8192;
/** The default of the most characters of lines that are in memory at once, apart from those of one file. Lines differ in length by a thousand times. */
const defaultCharacters = 128 * 2 ** 20;

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

/** Where lines are staged. */
export interface StagingTarget {
  readonly connection: DuckDBConnection;
  readonly staging: Staging;
  readonly lake: string;
}

/** Files whose lines are staged, and the tables and months that they have rows in. */
export interface StagedPart {
  readonly files: readonly LakeFile[];
  readonly months: MonthsByTable;
}

/** Stages the lines of the sixteen kinds in some files, as many as fit into memory at once. Whoever takes a part clears the staging. */
export async function* stageInParts(
  { connection, staging, lake }: StagingTarget,
  files: readonly LakeFile[],
  mostCharacters = defaultCharacters,
): AsyncGenerator<StagedPart, void, undefined> {
  let part: LakeFile[] = [];
  let months: MonthsByTable = new Map();
  let characters = 0;
  for (const file of files) {
    const { deliveries } = await readTypedLines(connection, join(lake, file.path));
    const more = charactersIn(deliveries);
    if (part.length > 0 && characters + more > mostCharacters) {
      yield { files: part, months: onlyKinds(months) };
      [part, months, characters] = [[], new Map(), 0];
    }
    await stageTyped(staging, deliveries);
    part.push(file);
    months = monthsByTable(deliveries, months);
    characters += more;
  }
  if (part.length > 0) yield { files: part, months: onlyKinds(months) };
}

/** The characters of some lines. */
export function charactersIn(batch: readonly Delivery[]): number {
  return batch.reduce((sum, { raw }) => sum + raw.length, 0);
}

/** Stages lines that are in `events` already. */
export async function stageTyped(staging: Staging, deliveries: readonly Delivery[]): Promise<void> {
  for (let at = 0; at < deliveries.length; at += pieceLines) {
    await staging.addTyped(deliveries.slice(at, at + pieceLines));
  }
}
