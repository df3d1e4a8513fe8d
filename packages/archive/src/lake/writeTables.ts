import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { syncFile, syncFolder } from "./durable.ts";
import type { LakeFile } from "./Manifest.ts";

/** How Parquet is written: compressed, in row groups small enough for every core to have one. */
const parquet = "FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480, RETURN_STATS";

/** Writes the staged lines as Parquet, one file for each table and month they have rows for, and makes all durable. */
export async function writeTables(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
): Promise<readonly LakeFile[]> {
  const parts = await findParts(connection);
  const folders = new Set(parts.map(({ table, month }) => join(lake, table, `month=${month}`)));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const files: LakeFile[] = [];
  for (const part of parts) files.push(await writePart(connection, lake, fileName, part));
  await Promise.all(files.map(({ path }) => syncFile(join(lake, path))));
  const parents = new Set([...folders, ...[...folders].map(dirname), lake]);
  await Promise.all([...parents].map(syncFolder));
  return files;
}

/** A table and a month that some lines belong to. */
interface Part {
  readonly table: string;
  readonly month: string;
}

async function findParts(connection: DuckDBConnection): Promise<readonly Part[]> {
  const each = [...tableQueries].map(
    ([table, { where }]) => `SELECT DISTINCT ${literal(table)} AS "table", month FROM lines WHERE ${where}`,
  );
  const found = await connection.runAndReadAll(`${each.join(" UNION ALL ")} ORDER BY ALL`);
  return found.getRowObjectsJson() as unknown as readonly Part[];
}

async function writePart(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  { table, month }: Part,
): Promise<LakeFile> {
  const { where = "", select = "" } = tableQueries.get(table) ?? {};
  const path = `${table}/month=${month}/${fileName}`;
  const rows = `SELECT ${select} FROM lines WHERE ${where} AND month = ${literal(month)}`;
  const written = await connection.runAndReadAll(`COPY (${rows}) TO ${literal(join(lake, path))} (${parquet})`);
  const [stats] = written.getRowObjectsJson();
  return { path, table, month, rows: Number(stats?.["count"]), bytes: Number(stats?.["file_size_bytes"]) };
}
