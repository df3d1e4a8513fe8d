import type { DuckDBConnection } from "@duckdb/node-api";
import { isKind } from "@shipslog/contract";
import { mixedMonth, monthOfLine, undated, type Month, type MonthsByTable } from "./monthsByTable.ts";
import { lineStates, stagingSchema } from "../../tables/tableQueries.ts";

/** Chooses the months that get files of their own from the number of lines that a commit has of each. */
export type ChooseMonths = (linesByMonth: ReadonlyMap<string, number>) => Iterable<string>;

/** Puts the lines of months that are not chosen together: a line may have any time, and each month costs files. */
export async function mixRareMonths(
  connection: DuckDBConnection,
  tables: MonthsByTable,
  choose: ChooseMonths,
): Promise<MonthsByTable> {
  const chosen = new Set(choose(await countLines(connection, tables)));
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

/** Counts the staged lines of each month; without those that are only for tables of kinds if no such table is written. */
async function countLines(connection: DuckDBConnection, tables: MonthsByTable): Promise<ReadonlyMap<string, number>> {
  const isWritten = [...tables.keys()].some(isKind) ? "true" : `state <> ${lineStates.typed}`;
  const found = await connection.runAndReadAll(
    `SELECT ${monthOfLine} AS month, count(*)::DOUBLE FROM ${stagingSchema}.staged WHERE ${isWritten} GROUP BY 1`,
  );
  const counts = found.getRows().map(([month, lines]) => [month as string, lines as number] as const);
  return new Map(counts.filter(([month]) => month !== undated.name));
}
