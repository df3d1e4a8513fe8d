import { join } from "node:path";
import { literal } from "../engine/quote.ts";
import type { LakeFile } from "./Manifest.ts";
import { storedLineColumns } from "./storedLines.ts";

/** The SQL of all lines in the files of a lake, of `events` and `rejects`; undefined if there are none. */
export function linesInFiles(lake: string, files: readonly LakeFile[]): string | undefined {
  const tables = ["events", "rejects"].flatMap((table) => {
    const paths = files.filter((file) => file.table === table).map(({ path }) => literal(join(lake, path)));
    if (paths.length === 0) return [];
    const rows = `read_parquet([${paths.join(", ")}], hive_partitioning = false, union_by_name = true)`;
    return [`SELECT ${storedLineColumns} FROM ${rows}`];
  });
  return tables.length === 0 ? undefined : tables.join(" UNION ALL ");
}
