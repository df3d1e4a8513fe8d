/** Counts the lines of a lake, and how many of them are there once. */
import { join } from "node:path";
import { withBareDuckDB } from "../../lab/lake/bareDuckDB.ts";
import { literal } from "../../packages/archive/src/engine/quote.ts";
import { readManifests } from "../../packages/archive/src/lake/readManifests.ts";

/** The lines of a lake. */
export interface LakeCount {
  readonly stored: number;
  readonly rejected: number;
  /** Different lines, by commander, file, generation and offset. */
  readonly distinct: number;
  readonly commanders: number;
  readonly files: number;
  readonly bytes: number;
}

const columns = `commander, position.file AS file, position.generation AS generation, position."offset" AS place`;

/** Counts with a plain DuckDB instead of our own reader. */
export async function countLake(lake: string): Promise<LakeCount> {
  const manifests = await readManifests(lake);
  const files = manifests.flatMap((each) => each.files);
  const pathsOf = (table: string) => files.filter((each) => each.table === table).map(({ path }) => join(lake, path));
  const select = (table: string) => {
    const paths = pathsOf(table).map((path) => literal(path));
    if (paths.length === 0) return [];
    const read = `read_parquet([${paths.join(", ")}], hive_partitioning = false)`;
    return [`SELECT '${table}' AS kept, ${columns} FROM ${read}`];
  };
  const all = [...select("events"), ...select("rejects")].join(" UNION ALL ");
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  if (all === "") return { stored: 0, rejected: 0, distinct: 0, commanders: 0, files: files.length, bytes };
  return await withBareDuckDB(async (connection) => {
    const found = await connection.runAndReadAll(
      `SELECT count(*) FILTER (kept = 'events')::INTEGER, count(*) FILTER (kept = 'rejects')::INTEGER,
        count(DISTINCT (commander, file, generation, place))::INTEGER, count(DISTINCT commander)::INTEGER FROM (${all})`,
    );
    const [stored = 0, rejected = 0, distinct = 0, commanders = 0] = (found.getRows()[0] ?? []).map(Number);
    return { stored, rejected, distinct, commanders, files: files.length, bytes };
  });
}
