import type { DuckDBConnection } from "@duckdb/node-api";
import { isKind } from "@shipslog/contract";
import { mixedMonth, undated, type Month, type MonthsByTable } from "./monthsByTable.ts";
import { kindNumbers, stagingSchema } from "../../tables/tableQueries.ts";

/** With fewer rows a month, a file for each month costs more to write and to open than a query saves by skipping it. */
export const rowsWorthAFile = 2048;
/** A commit with fewer months is not the first import of a history, so its months may still grow. */
const manyMonths = 3;

/**
 * Puts all months of a kind into one file if a commit has many months with few rows each, as the first import of a player's years
 * has. `events` and `rejects` are always divided.
 */
export async function mixSmallTables(connection: DuckDBConnection, tables: MonthsByTable): Promise<MonthsByTable> {
  const isDivided = ([table, months]: readonly [string, ReadonlyMap<string, Month>]) =>
    isKind(table) && months.size >= manyMonths;
  if (![...tables].some(isDivided)) return tables;
  const rowsOf = await countRows(connection);
  return new Map(
    [...tables].map((entry) => {
      const [table, months] = entry;
      const isSmall = isDivided(entry) && (rowsOf.get(table) ?? 0) < rowsWorthAFile * months.size;
      return [table, isSmall ? mixAll(months) : months];
    }),
  );
}

/** Lines without a time stay apart. */
function mixAll(months: ReadonlyMap<string, Month>): ReadonlyMap<string, Month> {
  const mixed = mixedMonth([]);
  const withoutTime = months.get(undated.name);
  const written = withoutTime === undefined ? [mixed] : [mixed, withoutTime];
  return new Map(written.map((month) => [month.name, month]));
}

async function countRows(connection: DuckDBConnection): Promise<ReadonlyMap<string, number>> {
  const found = await connection.runAndReadAll(
    `SELECT number, count(*)::DOUBLE FROM ${stagingSchema}.staged GROUP BY number`,
  );
  const counts = new Map(found.getRows().map(([number, rows]) => [number as number, rows as number]));
  return new Map([...kindNumbers].map(([kind, number]) => [kind, counts.get(number) ?? 0]));
}
