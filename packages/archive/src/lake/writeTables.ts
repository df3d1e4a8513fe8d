import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Engine } from "../engine/openEngine.ts";
import { shapeOf } from "../tables/shapeOf.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { copyByMonth, copyTo } from "./copyTo.ts";
import { syncFile, syncFolder } from "./durable.ts";
import type { LakeFile } from "./Manifest.ts";
import { inMonth, monthOfLine, type Month, type Parts } from "./partsOf.ts";

/** Writes some rows on a connection of its own. */
type Job = (connection: DuckDBConnection) => Promise<readonly LakeFile[]>;

/** Writes the staged lines as Parquet, by table and month, and makes all durable; the name is that of every file. */
export async function writeTables(
  { connection, others }: Engine,
  lake: string,
  fileName: string,
  parts: Parts,
): Promise<readonly LakeFile[]> {
  await mkdir(lake, { recursive: true });
  const jobs = [...parts].flatMap(([table, months]) => jobsFor(lake, fileName, table, months.values()));
  const files = await workOff(jobs, [connection, ...others]);
  await Promise.all(files.map(({ path }) => syncFile(join(lake, path))));
  const folders = new Set(files.map(({ path }) => dirname(join(lake, path))));
  const parents = new Set([...folders, ...[...folders].map(dirname), lake]);
  await Promise.all([...parents].map(syncFolder));
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Gives each connection the next job when it has done its last: a small table keeps but one core busy. */
async function workOff(jobs: readonly Job[], connections: readonly DuckDBConnection[]): Promise<readonly LakeFile[]> {
  const files: LakeFile[] = [];
  const waiting = jobs.values();
  const work = async (connection: DuckDBConnection) => {
    for (const job of waiting) files.push(...(await job(connection)));
  };
  const ended = await Promise.allSettled(connections.map(work));
  // All have come to rest before an error is told: nobody writes behind the back of who hears of it.
  for (const each of ended) if (each.status === "rejected") throw each.reason;
  return files;
}

/** A table of few and narrow columns is written faster month by month, one of many and nested columns in one go. */
function jobsFor(lake: string, fileName: string, table: string, months: Iterable<Month>): readonly Job[] {
  const query = tableQueries.get(table) ?? "";
  const about = { table, shape: shapeOf(table) };
  if (query.includes("from_json")) {
    const rows = query.replace("SELECT ", `SELECT ${monthOfLine} AS month, `);
    return [
      async (connection) => {
        const written = await copyByMonth(connection, rows, join(lake, table), fileName);
        return written.map(({ name, month, ...size }) => {
          return { path: `${table}/month=${month}/${name}`, ...about, month, ...size };
        });
      },
    ];
  }
  return [...months].map((month) => async (connection) => {
    const path = `${table}/month=${month.name}/${fileName}`;
    await mkdir(dirname(join(lake, path)), { recursive: true });
    const size = await copyTo(connection, `${query} AND ${inMonth(month)}`, join(lake, path));
    return [{ path, ...about, month: month.name, ...size }];
  });
}
