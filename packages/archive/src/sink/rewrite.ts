import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import { copyTo } from "../engine/copyTo.ts";
import { requireWhole } from "../lake/files/damage.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

/** Rows that change: a condition of SQL on the columns `commander` and `position`, which every table has. */
export interface RowChange {
  /** The tables that may have such rows. Default: all. */
  readonly tables?: readonly string[];
  readonly condition: string;
  /** New columns of these rows, as SQL of a `REPLACE` clause. Default: the rows are removed. */
  readonly replacement?: string;
}

/** The files of the lake after a rewrite, and how many rows have changed. */
export interface Rewritten {
  readonly files: readonly LakeFile[];
  readonly rows: number;
}

/** Writes the files with rows that change again, durably, beside the old ones, which stay until the next manifest is committed. */
export async function rewrite(
  connection: DuckDBConnection,
  home: LakeHome,
  fileName: string,
  files: readonly LakeFile[],
  { tables, condition, replacement }: RowChange,
): Promise<Rewritten> {
  const next: LakeFile[] = [];
  let rows = 0;
  for (const [at, file] of files.entries()) {
    const source = `read_parquet(${literal(join(home.folder, file.path))}, hive_partitioning = false)`;
    const isConcerned = tables === undefined || tables.includes(file.table);
    if (isConcerned) await requireWhole(home, [file]);
    const found = isConcerned ? await count(connection, `${source} WHERE ${condition}`) : 0;
    rows += found;
    if (found === 0) {
      next.push(file);
    } else if (replacement !== undefined || found < file.rows) {
      const kept = `SELECT * FROM ${source} WHERE (${condition}) IS NOT TRUE`;
      const changed = `SELECT * REPLACE (${replacement ?? ""}) FROM ${source}`;
      const path = `${dirname(file.path)}/${fileName.replace(/parquet$/, `${at}.parquet`)}`;
      const size = await copyTo(connection, replacement === undefined ? kept : changed, join(home.folder, path));
      const [sha256 = ""] = await home.seal([path]);
      next.push({ ...file, path, ...size, sha256 });
    }
  }
  return { files: next, rows };
}

async function count(connection: DuckDBConnection, rows: string): Promise<number> {
  const found = await connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM ${rows}`);
  return Number(found.getRowsJson()[0]?.[0]);
}
