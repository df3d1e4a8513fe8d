import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isKind } from "@shipslog/contract";
import type { Engine } from "../engine/openEngine.ts";
import { shapeOf } from "../tables/shapeOf.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { copyByMonth, copyTo } from "../engine/copyTo.ts";
import { runJobs, type Job } from "../engine/runJobs.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import { inMonth, monthColumn, type Month, type MonthsByTable } from "../lake/months/monthsByTable.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

/**
 * Writes the staged lines as Parquet files, one for each table and month, all with the same file name. Makes them durable, and files
 * that are written already with them.
 */
export async function writeTables(
  { connection, others }: Pick<Engine, "connection" | "others">,
  home: LakeHome,
  fileName: string,
  tables: MonthsByTable,
  native: readonly LakeFile[] = [],
): Promise<readonly LakeFile[]> {
  await mkdir(home.folder, { recursive: true });
  const jobs = [...tables].flatMap(([table, months]) => jobsFor(home.folder, fileName, table, [...months.values()]));
  const written = [...native, ...(await runJobs(jobs, [connection, ...others])).flat()];
  const digests = await home.seal(written.map(({ path }) => path));
  const files = written.map((file, at) => ({ ...file, sha256: digests[at] ?? "" }));
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * `events` and `rejects` have few columns and are written faster month by month; the tables of kinds in one statement, which has
 * to sort its rows by month only if there are several.
 */
function jobsFor(
  lake: string,
  fileName: string,
  table: string,
  months: readonly Month[],
): readonly Job<readonly LakeFile[]>[] {
  const query = tableQueries.get(table) ?? "";
  const about = { table, shape: shapeOf(table) };
  if (isKind(table) && months.length > 1) {
    const rows = query.replace("SELECT ", `SELECT ${monthColumn(months)} AS month, `);
    return [
      async (connection) => {
        const written = await copyByMonth(connection, rows, join(lake, table), fileName);
        return written.map(({ name, month, ...size }) => {
          return { path: `${table}/month=${month}/${name}`, ...about, month, ...size };
        });
      },
    ];
  }
  return months.map((month) => async (connection) => {
    const path = `${table}/month=${month.name}/${fileName}`;
    await mkdir(dirname(join(lake, path)), { recursive: true });
    const size = await copyTo(connection, `${query} AND ${inMonth(month)}`, join(lake, path));
    return [{ path, ...about, month: month.name, ...size }];
  });
}
