import { join, resolve } from "node:path";
import { literal } from "../../engine/quote.ts";
import type { LakeFile } from "./LakeFile.ts";

/** The SQL of the rows of some files of one table, with more options of `read_parquet`. */
export function relationOf(lake: string, files: readonly LakeFile[], ...options: readonly string[]): string {
  const paths = files.map(({ path }) => literal(resolve(join(lake, path))));
  // Reading the columns of each file takes time and is needed only if a later contract has added columns.
  const isMixed = new Set(files.map(({ shape }) => shape)).size > 1;
  const all = ["hive_partitioning = false", `union_by_name = ${isMixed}`, ...options];
  return `read_parquet([${paths.join(", ")}], ${all.join(", ")})`;
}
