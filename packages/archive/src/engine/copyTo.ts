import type { DuckDBConnection, Json } from "@duckdb/node-api";
import { literal } from "./quote.ts";

/** Parquet options: compressed, in row groups small enough to occupy every core. */
const parquet = "FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480, RETURN_STATS";

/** The size of a file that DuckDB has written. */
export interface CopyResult {
  readonly rows: number;
  readonly bytes: number;
}

/** What DuckDB knows about a column that it has written: `min`, `max`, `null_count` and others, each as text. */
export type ColumnStatistics = Readonly<Record<string, string>>;

/** The size of a file with the statistics of its columns, by their quoted paths. */
export interface DescribedCopy extends CopyResult {
  readonly columns: ReadonlyMap<string, ColumnStatistics>;
}

/** Writes the rows of a query as one Parquet file. */
export async function copyTo(connection: DuckDBConnection, query: string, path: string): Promise<CopyResult> {
  const written = await connection.runAndReadAll(`COPY (${query}) TO ${literal(path)} (${parquet})`);
  const [stats = {}] = written.getRowObjectsJson();
  return sizeOf(stats);
}

/** Writes the rows of a query as one Parquet file, with more options of `COPY`, and returns the statistics of its columns. */
export async function copyDescribed(
  connection: DuckDBConnection,
  query: string,
  path: string,
  options: string,
): Promise<DescribedCopy> {
  const written = await connection.runAndReadAll(`COPY (${query}) TO ${literal(path)} (${parquet}, ${options})`);
  const [stats = {}] = written.getRowObjectsJson();
  const columns = entriesOf(stats["column_statistics"]).map(([column, found]) => {
    return [column, Object.fromEntries(entriesOf(found)) as ColumnStatistics] as const;
  });
  return { ...sizeOf(stats), columns: new Map(columns) };
}

/** The entries of a map of DuckDB. */
function entriesOf(map: Json | undefined): readonly (readonly [string, Json])[] {
  return ((map ?? []) as { key: string; value: Json }[]).map(({ key, value }) => [key, value]);
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
