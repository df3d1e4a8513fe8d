import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import { mergedShape } from "../tables/shapeOf.ts";
import { sealFile, syncFolder } from "./sync.ts";
import type { LakeFile } from "./Manifest.ts";
import { copyTo } from "./copyTo.ts";
import type { ChooseFiles } from "./mergedFiles.ts";

/** Merges the chosen files of each table and month into durable files; returns all files that the next manifest lists. */
export async function merge(
  connection: DuckDBConnection,
  lake: string,
  fileName: string,
  files: readonly LakeFile[],
  choose: ChooseFiles,
): Promise<readonly LakeFile[]> {
  const byFolder = Map.groupBy(files, ({ table, month }) => `${table}/month=${month}`);
  const merged: LakeFile[] = [];
  for (const [folder, members] of byFolder) {
    const groups = choose(members).filter((group) => group.length > 1);
    const chosen = new Set(groups.flat());
    merged.push(...members.filter((file) => !chosen.has(file)));
    for (const [at, group] of groups.entries()) {
      const path = `${folder}/${at === 0 ? fileName : fileName.replace(/parquet$/, `${at}.parquet`)}`;
      merged.push(await mergeGroup(connection, lake, path, group));
    }
    if (groups.length > 0) await syncFolder(join(lake, folder));
  }
  return merged;
}

async function mergeGroup(
  connection: DuckDBConnection,
  lake: string,
  path: string,
  group: readonly LakeFile[],
): Promise<LakeFile> {
  const { table = "", month = "" } = group[0] ?? {};
  const paths = group.map((file) => literal(join(lake, file.path)));
  const rows = `SELECT * FROM read_parquet([${paths.join(", ")}], hive_partitioning = false, union_by_name = true)`;
  const size = await copyTo(connection, rows, join(lake, path));
  const shape = mergedShape(group.map((file) => file.shape));
  return { path, table, month, shape, ...size, sha256: await sealFile(join(lake, path)) };
}
