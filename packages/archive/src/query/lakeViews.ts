import { join, resolve } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { isKind } from "@shipslog/contract";
import { identifier, literal } from "../engine/quote.ts";
import { LakeError } from "../lake/files/LakeError.ts";
import type { DamagedFile } from "../lake/files/wrongSizes.ts";
import { tableNames, tableQueries } from "../tables/tableQueries.ts";
import { isUntyped, type LakeFile } from "../lake/files/LakeFile.ts";

/** The files of a lake that views are made of. */
export interface ViewedFiles {
  readonly lake: string;
  readonly files: readonly LakeFile[];
  readonly damaged: readonly DamagedFile[];
  /** A file of `events` that cannot be read, with lines that are not in the tables of their kinds yet. */
  readonly unread: DamagedFile | undefined;
  /** A condition of SQL on the rows of all tables, with WHERE; may be empty. */
  readonly condition: string;
}

/**
 * Creates a view over the files of each table. A table with a damaged file gets a view that fails when it is read, so that the
 * other tables can be used. Returns the number of such tables.
 */
export async function createLakeViews(connection: DuckDBConnection, viewed: ViewedFiles): Promise<number> {
  const { lake, files, damaged, unread, condition } = viewed;
  const members = Map.groupBy(files, ({ table }) => table);
  const hasUntyped = files.some(isUntyped);
  let failing = 0;
  for (const table of tableNames) {
    const found = members.get(table) ?? [];
    if (found.length === 0 && !(hasUntyped && isKind(table))) continue;
    const create = (relation: string) =>
      connection.run(`CREATE OR REPLACE VIEW ${identifier(table)} AS SELECT * FROM ${relation}${condition}`);
    const inFiles = found.length === 0 ? undefined : rowsOf(lake, found);
    const rows = hasUntyped && isKind(table) ? withStaged(table, inFiles) : (inFiles ?? "");
    const wrong = damaged.find((each) => each.table === table) ?? (isKind(table) ? unread : undefined);
    const problem = wrong === undefined ? await problemOf(create(rows)) : describeDamage(lake, wrong);
    if (problem === undefined) continue;
    failing++;
    await create(failure(table, problem));
  }
  return failing;
}

/** The message about a view that cannot be created, because DuckDB cannot read the columns of its files. */
async function problemOf(created: Promise<unknown>): Promise<string | undefined> {
  try {
    await created;
    return undefined;
  } catch (error) {
    return new LakeError("damaged", error instanceof Error ? error.message : String(error)).message;
  }
}

/** Lines of untyped files are staged, so that a kind has rows in memory and in files. */
function withStaged(table: string, rows: string | undefined): string {
  const staged = tableQueries.get(table) ?? "";
  return rows === undefined ? `(${staged})` : `(${staged} UNION ALL BY NAME FROM ${rows})`;
}

function rowsOf(lake: string, files: readonly LakeFile[]): string {
  const paths = files.map(({ path }) => literal(resolve(join(lake, path))));
  // Reading the columns of each file takes time and is needed only if a later contract has added columns.
  const isMixed = new Set(files.map(({ shape }) => shape)).size > 1;
  return `read_parquet([${paths.join(", ")}], hive_partitioning = false, union_by_name = ${isMixed})`;
}

/** A relation with the columns of a table that fails with a message. The one row makes DuckDB evaluate the condition. */
function failure(table: string, message: string): string {
  const columns = tableQueries.get(table) ?? "";
  return `(SELECT missing.* FROM (SELECT 1) AS one LEFT JOIN (${columns}) AS missing ON true
    WHERE CAST(error(${literal(message)}) AS BOOLEAN))`;
}

/** The message about a damaged file. */
export function describeDamage(lake: string, { path, problem }: DamagedFile): string {
  const advice = `shipslog archive --verify --out ${lake} lists all`;
  return new LakeError("damaged", `${join(lake, path)} ${problem}`, undefined, advice).message;
}
