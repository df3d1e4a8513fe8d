import { isKind, type Delivery } from "@shipslog/contract";
import { timeOf } from "../tables/timeOf.ts";

/** A month, and the seconds since 1970 between which it lies; `undated` has none. */
export interface Month {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The tables that a batch has rows for, each with its months. */
export type Parts = ReadonlyMap<string, ReadonlyMap<string, Month>>;

/** Lines without a time, or with one that no game has seen: they must not make folders of their own. */
export const undated: Month = { name: "undated", from: Number.NaN, to: Number.NaN };
const firstSecond = Date.UTC(2000) / 1000;
const lastSecond = Date.UTC(2100) / 1000;

/** The parts of the lake that a batch belongs to, and those before it. */
export function partsOf(batch: readonly Delivery[], before: Parts = new Map()): Parts {
  const parts = new Map([...before].map(([table, months]) => [table, new Map(months)]));
  let month = undated;
  for (const delivery of batch) {
    const seconds = timeOf(delivery);
    if (seconds === undefined || !(seconds >= month.from && seconds < month.to)) month = monthOf(seconds);
    for (const table of tablesOf(delivery)) {
      const months = parts.get(table);
      if (months === undefined) parts.set(table, new Map([[month.name, month]]));
      else if (!months.has(month.name)) months.set(month.name, month);
    }
  }
  return parts;
}

function tablesOf({ verdict }: Delivery): readonly string[] {
  if (verdict.type === "rejected") return ["rejects"];
  return isKind(verdict.kind) ? ["events", verdict.kind] : ["events"];
}

function monthOf(seconds: number | undefined): Month {
  if (seconds === undefined || seconds < firstSecond || seconds >= lastSecond) return undated;
  const date = new Date(seconds * 1000);
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    name: date.toISOString().slice(0, 7),
    from: Date.UTC(year, index) / 1000,
    to: Date.UTC(year, index + 1) / 1000,
  };
}

/** The rows of a month, as a condition of SQL on the staged lines. */
export function inMonth({ name, from, to }: Month): string {
  if (name !== undated.name) return `seconds >= ${from} AND seconds < ${to}`;
  return `(seconds < ${firstSecond} OR seconds >= ${lastSecond})`;
}

/** The name of the month of staged lines, as SQL. */
export const monthOfLine = `CASE WHEN seconds >= ${firstSecond} AND seconds < ${lastSecond}
  THEN strftime(make_timestamp(seconds::BIGINT * 1000000), '%Y-%m') ELSE '${undated.name}' END`;
