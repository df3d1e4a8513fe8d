import type { DuckDBConnection } from "@duckdb/node-api";
import { isKind } from "@shipslog/contract";
import { identifier } from "../engine/quote.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import { LakeError } from "../lake/home/LakeError.ts";
import { damageError, type DamagedFile } from "../lake/files/damage.ts";
import { tableNames, tableQueries } from "../tables/tableQueries.ts";
import { isUntyped, type LakeFile } from "../lake/files/LakeFile.ts";
import { relationOf } from "../lake/files/relationOf.ts";

/** The files of a lake that views are made of. */
export interface ViewedFiles {
  readonly home: LakeHome;
  readonly files: readonly LakeFile[];
  /** Whether lines of segments are staged, for all tables. */
  readonly hasRaw: boolean;
  readonly damaged: readonly DamagedFile[];
  /** A file of `events` that cannot be read, with lines that are not in the tables of their kinds yet. */
  readonly unread: DamagedFile | undefined;
  /** A segment that cannot be read: rows of any table may be missing. */
  readonly unreadRaw: DamagedFile | undefined;
  /** A condition of SQL on the rows of all tables, with WHERE; may be empty. */
  readonly condition: string;
}

/**
 * Creates a view over the files of each table. A table with a damaged file fails when a statement uses it, so that the other
 * tables can be used. Returns the error of each such table.
 */
export async function createLakeViews(
  connection: DuckDBConnection,
  viewed: ViewedFiles,
  tables: readonly string[] = tableNames,
): Promise<Map<string, LakeError>> {
  const { home, files, hasRaw, damaged, unread, unreadRaw, condition } = viewed;
  const members = Map.groupBy(files, ({ table }) => table);
  const hasUntyped = files.some(isUntyped);
  const failing = new Map<string, LakeError>();
  for (const table of tables) {
    const found = members.get(table) ?? [];
    const isStaged = hasRaw || (hasUntyped && isKind(table));
    if (found.length === 0 && !isStaged) continue;
    const create = (relation: string) =>
      connection.run(`CREATE OR REPLACE VIEW ${identifier(table)} AS SELECT * FROM ${relation}${condition}`);
    const inFiles = found.length === 0 ? undefined : relationOf(home.folder, found);
    const rows = isStaged ? withStaged(table, inFiles) : (inFiles ?? "");
    const ownDamage = damaged.find((each) => each.table === table);
    const wrong = ownDamage ?? unreadRaw ?? (isKind(table) ? unread : undefined);
    const problem = wrong === undefined ? await problemOf(create(rows)) : damageError(home, wrong);
    if (problem === undefined) continue;
    failing.set(table, problem);
    await failTable(connection, table);
  }
  return failing;
}

/** The error about a view that cannot be created, because DuckDB cannot read the columns of its files. */
async function problemOf(created: Promise<unknown>): Promise<LakeError | undefined> {
  try {
    await created;
    return undefined;
  } catch (error) {
    return new LakeError("damaged", error instanceof Error ? error.message : String(error), error);
  }
}

/** Lines of untyped files and of segments are staged, so that a table has rows in memory and in files. */
export function withStaged(table: string, rows: string | undefined): string {
  const staged = tableQueries.get(table) ?? "";
  return rows === undefined ? `(${staged})` : `(${staged} UNION ALL BY NAME FROM ${rows})`;
}

const damaged = "damaged table ";
const failure = new RegExp(`Table with name ${damaged}(\\w+) does not exist`);

/**
 * Makes each statement fail that uses a table, or a view that reads it. The view is over a table that is gone, which DuckDB finds
 * out before it plans a query. An error in a condition is not enough: a plan may leave out a condition on no rows.
 */
export async function failTable(connection: DuckDBConnection, table: string, view = table): Promise<void> {
  const gone = identifier(`${damaged}${table}`);
  await connection.run(`CREATE OR REPLACE TABLE ${gone} (nothing INTEGER)`);
  await connection.run(`CREATE OR REPLACE VIEW ${identifier(view)} AS FROM ${gone}`);
  await connection.run(`DROP TABLE ${gone}`);
}

/** The damaged table that a statement uses, by the error of DuckDB; undefined if there is none. */
export function failingTableIn(message: string): string | undefined {
  return failure.exec(message)?.[1];
}
