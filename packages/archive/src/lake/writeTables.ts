import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { tableQueries } from "../tables/tableQueries.ts";
import { copyTo } from "./copyTo.ts";
import { syncFile, syncFolder } from "./durable.ts";
import type { LakeFile } from "./Manifest.ts";
import { inMonth, type Part } from "./partsOf.ts";

/** Writes the staged lines as Parquet, one file for each part they have rows for, and makes all durable. */
export async function writeTables(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  parts: readonly Part[],
): Promise<readonly LakeFile[]> {
  const folders = new Set(parts.map((part) => dirname(join(lake, pathOf(part, fileName)))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const files: LakeFile[] = [];
  for (const part of parts) files.push(await writePart(connection, lake, fileName, part));
  await Promise.all(files.map(({ path }) => syncFile(join(lake, path))));
  const parents = new Set([...folders, ...[...folders].map(dirname), lake]);
  await Promise.all([...parents].map(syncFolder));
  return files;
}

function pathOf({ table, month }: Part, fileName: string): string {
  return `${table}/month=${month.name}/${fileName}`;
}

async function writePart(connection: DuckDBConnection, lake: string, fileName: string, part: Part): Promise<LakeFile> {
  const path = pathOf(part, fileName);
  const rows = `${tableQueries.get(part.table)} AND ${inMonth(part.month)}`;
  return { path, table: part.table, month: part.month.name, ...(await copyTo(connection, rows, join(lake, path))) };
}
