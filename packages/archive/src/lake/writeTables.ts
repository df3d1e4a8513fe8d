import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { shapeOf } from "../tables/shapeOf.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { copyByMonth, copyTo } from "./copyTo.ts";
import { syncFile, syncFolder } from "./durable.ts";
import type { LakeFile } from "./Manifest.ts";
import { inMonth, monthOfLine, type Month, type Parts } from "./partsOf.ts";

/** Writes the staged lines as Parquet, by table and month, and makes all durable; the name is that of every file. */
export async function writeTables(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  parts: Parts,
): Promise<readonly LakeFile[]> {
  const files: LakeFile[] = [];
  await mkdir(lake, { recursive: true });
  for (const [table, months] of parts) {
    // A table of few and narrow columns is written faster month by month, one of many and nested columns in one go.
    const written = tableQueries.get(table)?.includes("from_json")
      ? await writeAtOnce(connection, lake, fileName, table)
      : await writeByMonth(connection, lake, fileName, table, months.values());
    files.push(...written);
  }
  await Promise.all(files.map(({ path }) => syncFile(join(lake, path))));
  const folders = new Set(files.map(({ path }) => dirname(join(lake, path))));
  const parents = new Set([...folders, ...[...folders].map(dirname), lake]);
  await Promise.all([...parents].map(syncFolder));
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function writeByMonth(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  table: string,
  months: Iterable<Month>,
): Promise<readonly LakeFile[]> {
  const files: LakeFile[] = [];
  for (const month of months) {
    const path = `${table}/month=${month.name}/${fileName}`;
    await mkdir(dirname(join(lake, path)), { recursive: true });
    const rows = `${tableQueries.get(table)} AND ${inMonth(month)}`;
    files.push({
      path,
      table,
      month: month.name,
      shape: shapeOf(table),
      ...(await copyTo(connection, rows, join(lake, path))),
    });
  }
  return files;
}

async function writeAtOnce(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  table: string,
): Promise<readonly LakeFile[]> {
  const rows = (tableQueries.get(table) ?? "").replace("SELECT ", `SELECT ${monthOfLine} AS month, `);
  const written = await copyByMonth(connection, rows, join(lake, table), fileName);
  return written.map(({ name, month, ...size }) => ({
    path: `${table}/month=${month}/${name}`,
    table,
    month,
    shape: shapeOf(table),
    ...size,
  }));
}
