import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import { copyTo } from "../engine/copyTo.ts";
import { requireWhole } from "../lake/files/damage.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

/** Rows that change. */
export interface RowChange {
  /** A condition of SQL on the columns of a file; undefined for a file that has no such rows. */
  readonly condition: (file: LakeFile) => string | undefined;
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
  { condition: conditionFor, replacement }: RowChange,
): Promise<Rewritten> {
  const next: LakeFile[] = [];
  let rows = 0;
  for (const [at, file] of files.entries()) {
    const source = `read_parquet(${literal(join(home.folder, file.path))}, hive_partitioning = false)`;
    const condition = conditionFor(file);
    if (condition !== undefined) await requireWhole(home, [file]);
    const found = condition === undefined ? 0 : await count(connection, `${source} WHERE ${condition}`);
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
