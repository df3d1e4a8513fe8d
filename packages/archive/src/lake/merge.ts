import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import { mergedShape } from "../tables/shapeOf.ts";
import { sealFile, syncFolder } from "./sync.ts";
import type { LakeFile } from "./Manifest.ts";
import { copyTo } from "./copyTo.ts";

/** Files of this size and above are not merged. */
const largeBytes = 64 * 2 ** 20;

/** Merges the small files of each table and month into one durable file; returns all files that the next manifest lists. */
export async function merge(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  files: readonly LakeFile[],
): Promise<readonly LakeFile[]> {
  const groups = Map.groupBy(files, ({ table, month }) => `${table}/month=${month}`);
  const merged: LakeFile[] = [];
  for (const [folder, members] of groups) {
    const small = members.filter(({ bytes }) => bytes < largeBytes);
    const kept = small.length > 1 ? members.filter((file) => !small.includes(file)) : members;
    merged.push(...kept);
    const [first] = small;
    if (first === undefined || small.length === 1) continue;
    const path = `${folder}/${fileName}`;
    const paths = small.map((file) => literal(join(lake, file.path)));
    const rows = `SELECT * FROM read_parquet([${paths.join(", ")}], hive_partitioning = false, union_by_name = true)`;
    const shape = mergedShape(small.map((file) => file.shape));
    const size = await copyTo(connection, rows, join(lake, path));
    const sha256 = await sealFile(join(lake, path));
    await syncFolder(join(lake, folder));
    merged.push({ ...first, path, shape, ...size, sha256 });
  }
  return merged;
}
