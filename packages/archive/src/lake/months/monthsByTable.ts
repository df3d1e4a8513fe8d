import { isKind, type Delivery } from "@shipslog/contract";
import { lineSeconds } from "../../columns/timestampSeconds.ts";

/** A month, with its first second since 1970 and the first of the next month; NaN for `undated`. */
export interface Month {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Months that are left out; only `mixed` has them. */
  readonly except?: readonly Month[];
}

/** The tables that some lines have rows in, each with its months. */
export type MonthsByTable = ReadonlyMap<string, ReadonlyMap<string, Month>>;

/** For lines without a time, or with one before 2000 or after 2099, which must not create folders. */
export const undated: Month = { name: "undated", from: Number.NaN, to: Number.NaN };
/** The first second of the times that a line can have. */
export const firstSecond: number = Date.UTC(2000) / 1000;
/** The first second after these times. */
export const lastSecond: number = Date.UTC(2100) / 1000;

/** The tables and months of a batch, added to those of earlier batches. */
export function monthsByTable(batch: readonly Delivery[], before: MonthsByTable = new Map()): MonthsByTable {
  const tables = new Map([...before].map(([table, months]) => [table, new Map(months)]));
  let month = undated;
  for (const delivery of batch) {
    const seconds = lineSeconds(delivery);
    if (seconds === undefined || !(seconds >= month.from && seconds < month.to)) month = monthOf(seconds);
    for (const table of tablesOf(delivery)) {
      const months = tables.get(table);
      if (months === undefined) tables.set(table, new Map([[month.name, month]]));
      else if (!months.has(month.name)) months.set(month.name, month);
    }
  }
  return tables;
}

/** The tables and months with one more month in some tables. */
export function withMonth(before: MonthsByTable, tables: Iterable<string>, month: Month): MonthsByTable {
  const after = new Map(before);
  for (const table of tables) after.set(table, new Map(after.get(table)).set(month.name, month));
  return after;
}

/** The tables of kinds among some tables. */
export function onlyKinds(tables: MonthsByTable): MonthsByTable {
  return new Map([...tables].filter(([table]) => isKind(table)));
}

/** Some tables without those of kinds. */
export function withoutKinds(tables: MonthsByTable): MonthsByTable {
  return new Map([...tables].filter(([table]) => !isKind(table)));
}

/** The month of a name as `2026-05`; undefined if it is not between 2000 and 2099. */
export function monthNamed(name: string): Month | undefined {
  const month = monthOf(Date.parse(`${name}-01T00:00:00Z`) / 1000);
  return month.name === name && month !== undated ? month : undefined;
}

function tablesOf({ verdict }: Delivery): readonly string[] {
  if (verdict.type === "rejected") return ["rejects"];
  return isKind(verdict.kind) ? ["events", verdict.kind] : ["events"];
}

function monthOf(seconds: number | undefined): Month {
  if (seconds === undefined || !(seconds >= firstSecond && seconds < lastSecond)) return undated;
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  const index = date.getUTCMonth();
  return {
    name: date.toISOString().slice(0, 7),
    from: Date.UTC(year, index) / 1000,
    to: Date.UTC(year, index + 1) / 1000,
  };
}

/** All months but some, whose lines share one file of each table. */
export function mixedMonth(except: readonly Month[]): Month {
  return { name: "mixed", from: firstSecond, to: lastSecond, except };
}

/** The rows of a month, as a condition of SQL on the staged lines. */
export function inMonth({ name, from, to, except = [] }: Month): string {
  if (name === undated.name) return `(seconds < ${firstSecond} OR seconds >= ${lastSecond})`;
  return [`seconds >= ${from} AND seconds < ${to}`, ...except.map((each) => `NOT (${inMonth(each)})`)].join(" AND ");
}

/** The name of the month of staged lines of a table, as SQL. */
export function monthColumn(months: readonly Month[]): string {
  if (months.every(({ except }) => except === undefined)) return monthOfLine;
  return `CASE ${months.map((month) => `WHEN ${inMonth(month)} THEN '${month.name}'`).join(" ")} END`;
}

/** The name of the month of any staged line, as SQL. */
export const monthOfLine = `CASE WHEN seconds >= ${firstSecond} AND seconds < ${lastSecond}
  THEN strftime(make_timestamp(seconds::BIGINT * 1000000), '%Y-%m') ELSE '${undated.name}' END`;
