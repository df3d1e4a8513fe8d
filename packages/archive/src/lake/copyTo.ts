import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";

/** How Parquet is written: compressed, in row groups small enough for every core to have one. */
const parquet = "FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480, RETURN_STATS";

/** Writes the rows of a query as Parquet, and gives what was written. */
export async function copyTo(
  connection: DuckDBConnection,
  query: string,
  path: string,
): Promise<{ readonly rows: number; readonly bytes: number }> {
  const written = await connection.runAndReadAll(`COPY (${query}) TO ${literal(path)} (${parquet})`);
  const [stats] = written.getRowObjectsJson();
  return { rows: Number(stats?.["count"]), bytes: Number(stats?.["file_size_bytes"]) };
}
