import type { DuckDBConnection } from "@duckdb/node-api";
import { isKind } from "@shipslog/contract";
import { mixedMonth, monthOfLine, undated, type Month, type MonthsByTable } from "./monthsByTable.ts";
import { lineStates, stagingSchema } from "../../tables/tableQueries.ts";

/** The months that may get files of their own in a commit: those with the most lines between two months. */
export interface OwnMonths {
  /** The first month, as `2014-12`. */
  readonly from: string;
  /** The last month. */
  readonly to: string;
  /** The most months of one commit. */
  readonly most: number;
}

/** Puts the lines of months that are not chosen together: a line may have any time, and each month costs files. */
export async function mixRareMonths(
  connection: DuckDBConnection,
  tables: MonthsByTable,
  own: OwnMonths,
): Promise<MonthsByTable> {
  const chosen = chooseMonths(await countLines(connection, tables), own);
  const isKept = ({ name }: Month) => name === undated.name || chosen.has(name);
  const found = new Map([...tables.values()].flatMap((months) => [...months]));
  const mixed = mixedMonth([...found.values()].filter(({ name }) => chosen.has(name)));
  return new Map(
    [...tables].map(([table, months]) => {
      const kept = [...months.values()].filter(isKept);
      const written = kept.length === months.size ? kept : [...kept, mixed];
      return [table, new Map(written.map((month) => [month.name, month]))];
    }),
  );
}

/** Chooses months by the number of lines that a commit has of each. */
export function chooseMonths(
  linesByMonth: ReadonlyMap<string, number>,
  { from, to, most }: OwnMonths,
): ReadonlySet<string> {
  const possible = [...linesByMonth].filter(([month]) => month >= from && month <= to);
  const first = possible.toSorted(([, one], [, other]) => other - one).slice(0, most);
  return new Set(first.map(([month]) => month));
}

/** Counts the staged lines of each month; without those that are only for tables of kinds if no such table is written. */
async function countLines(connection: DuckDBConnection, tables: MonthsByTable): Promise<ReadonlyMap<string, number>> {
  const isWritten = [...tables.keys()].some(isKind) ? "true" : `state <> ${lineStates.typed}`;
  const found = await connection.runAndReadAll(
    `SELECT ${monthOfLine} AS month, count(*)::DOUBLE FROM ${stagingSchema}.staged WHERE ${isWritten} GROUP BY 1`,
  );
  const counts = found.getRows().map(([month, lines]) => [month as string, lines as number] as const);
  return new Map(counts.filter(([month]) => month !== undated.name));
}
