import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier, literal } from "../engine/quote.ts";
import { copyDescribed, type ColumnStatistics, type DescribedCopy } from "../engine/copyTo.ts";
import { monthNamed, type Month } from "../lake/months/monthsByTable.ts";
import { requireWhole } from "../lake/files/damage.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import { sealFile, syncFolder } from "../lake/home/durableFile.ts";
import type { Fields } from "../columns/Structure.ts";
import type { ByField, DataFile } from "./DataFile.ts";
import type { DataPiece } from "./dataPieces.ts";
import { placedFields, type IcebergSchema, type PlacedField } from "./IcebergSchema.ts";
import { fieldIdsOption, publishedRows } from "./publishedRows.ts";
import { dataName } from "./publishedNames.ts";
import { boundOf } from "./singleValue.ts";
import { sortOrderId } from "./TableMetadata.ts";

/** Long texts are of no use for skipping files. */
const unboundedColumns = ["raw", "extra", "reason"];

/** Where the data files of one table and version are written. */
export interface DataTarget {
  readonly connection: DuckDBConnection;
  readonly lake: string;
  readonly table: string;
  readonly columns: Fields;
  readonly schema: IcebergSchema;
  /** The folder of the table. */
  readonly folder: string;
  readonly version: number;
  readonly writer: string;
}

/**
 * Writes the rows of a piece durably: those of its month in one file, and others, which have no time or another, in a second. Paths
 * are those in the folder of the table.
 */
export async function writeData(target: DataTarget, piece: DataPiece): Promise<readonly DataFile[]> {
  const month = monthNamed(piece.month);
  const total = piece.files.reduce((sum, { rows }) => sum + rows, 0);
  const inMonth = month === undefined ? "false" : conditionOf(month);
  const dated = month === undefined ? [] : [await writeFile(target, piece, inMonth, monthsSince1970(month))];
  const written = dated.reduce((sum, file) => sum + file.record_count, 0);
  const rest = written < total ? [await writeFile(target, piece, `(${inMonth}) IS NOT TRUE`, undefined)] : [];
  return [...dated, ...rest].filter((file) => file.record_count > 0);
}

async function writeFile(
  { connection, lake, table, columns, schema, folder, version, writer }: DataTarget,
  { month, files, key }: DataPiece,
  condition: string,
  partition: number | undefined,
): Promise<DataFile> {
  const name = dataName(version, writer, month, key, partition === undefined);
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await requireWhole(homeOf(lake), files);
  const paths = files.map((file) => literal(join(lake, file.path))).join(", ");
  const stored = `FROM read_parquet([${paths}], hive_partitioning = false, union_by_name = true)`;
  // The empty table adds columns that old files do not have.
  const source = `(FROM ${identifier(table)} WHERE false UNION ALL BY NAME ${stored})`;
  const numbers = `FIELD_IDS ${fieldIdsOption(schema.fields)}`;
  const about = `KV_METADATA {'iceberg.schema': ${literal(JSON.stringify(schema))}}`;
  const options = `${numbers}, ${about}`;
  const size = await copyDescribed(connection, publishedRows(columns, source, condition), path, options);
  await sealFile(path);
  await syncFolder(dirname(path));
  return {
    content: 0,
    file_path: name,
    file_format: "PARQUET",
    partition: partition === undefined ? {} : { timestamp_month: partition },
    ...statisticsOf(schema, size),
    sort_order_id: sortOrderId,
  };
}

type Statistics = Omit<DataFile, "content" | "file_path" | "file_format" | "partition" | "sort_order_id">;

/** The sizes, counts and bounds of columns. Inside of lists, Iceberg has only sizes. */
function statisticsOf(schema: IcebergSchema, { rows, bytes, columns }: DescribedCopy): Statistics {
  const leaves = placedFields(schema).flatMap((field) => {
    const found = columns.get(field.path.map(identifier).join("."));
    return found === undefined ? [] : [{ field, found }];
  });
  const single = leaves.filter(({ field }) => !field.isRepeated);
  const bounded = single.filter(({ field, found }) => {
    return !unboundedColumns.includes(field.path[0] ?? "") && found["has_nan"] !== "true";
  });
  return {
    record_count: rows,
    file_size_in_bytes: bytes,
    column_sizes: numbersOf(leaves, "column_size_bytes"),
    value_counts: numbersOf(single, "num_values"),
    null_value_counts: numbersOf(single, "null_count"),
    lower_bounds: boundsOf(bounded, "min"),
    upper_bounds: boundsOf(bounded, "max"),
  };
}

type Leaves = readonly { readonly field: PlacedField; readonly found: ColumnStatistics }[];

function numbersOf(leaves: Leaves, statistic: string): ByField<number> {
  return leaves.flatMap(({ field, found }) => {
    const text = found[statistic];
    return text === undefined ? [] : [{ key: field.id, value: Number(text) }];
  });
}

function boundsOf(leaves: Leaves, statistic: "min" | "max"): ByField<Buffer> {
  return leaves.flatMap(({ field, found }) => {
    const text = found[statistic];
    if (text === undefined || typeof field.type !== "string") return [];
    const value = boundOf(field.type, text, statistic === "max");
    return value === undefined ? [] : [{ key: field.id, value }];
  });
}

function conditionOf({ from, to }: Month): string {
  const time = (seconds: number) => `make_timestamp(${seconds}::BIGINT * 1000000)`;
  return `"timestamp" >= ${time(from)} AND "timestamp" < ${time(to)}`;
}

function monthsSince1970({ from }: Month): number {
  const date = new Date(from * 1000);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}
