import type { DuckDBConnection, Json } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";

/** Parquet options: compressed, in row groups small enough to occupy every core. */
const parquet = "FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480, RETURN_STATS";

/** The size of a file that DuckDB has written. */
export interface CopyResult {
  readonly rows: number;
  readonly bytes: number;
}

/** Writes the rows of a query as one Parquet file. */
export async function copyTo(connection: DuckDBConnection, query: string, path: string): Promise<CopyResult> {
  const written = await connection.runAndReadAll(`COPY (${query}) TO ${literal(path)} (${parquet})`);
  const [stats = {}] = written.getRowObjectsJson();
  return sizeOf(stats);
}

/** Writes the rows of a query, whose first column is `month`, as Parquet files in a folder for each month. */
export async function copyByMonth(
  connection: DuckDBConnection,
  query: string,
  folder: string,
  fileName: string,
): Promise<readonly (CopyResult & { readonly name: string; readonly month: string })[]> {
  const pattern = fileName.replace(/parquet$/, "{i}");
  const options = `${parquet}, PARTITION_BY (month), FILENAME_PATTERN ${literal(pattern)}, OVERWRITE_OR_IGNORE`;
  const written = await connection.runAndReadAll(`COPY (${query}) TO ${literal(folder)} (${options})`);
  return written.getRowObjectsJson().map((stats) => {
    const [, month = "", name = ""] = /month=([^/\\]+)[/\\]([^/\\]+)$/.exec(stats["filename"] as string) ?? [];
    return { name, month, ...sizeOf(stats) };
  });
}

function sizeOf(stats: Readonly<Record<string, Json>>): CopyResult {
  return { rows: Number(stats["count"]), bytes: Number(stats["file_size_bytes"]) };
}
