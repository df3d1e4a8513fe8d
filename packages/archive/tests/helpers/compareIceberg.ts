import { createHash } from "node:crypto";
import { openLake } from "@shipslog/archive";
import { tableNames } from "../../src/tables/tableQueries.ts";
import { icebergRows, plainRow, wholeRow } from "./icebergRows.ts";

/** How a published table differs from the lake. */
export interface IcebergDifference {
  readonly rows: number;
  /** The sum of all whole numbers in its columns. */
  readonly sum: bigint;
  /** Rows of the lake that icebird did not return. */
  readonly missing: number;
  /** Rows that icebird returned and the lake does not have, or has less often. */
  readonly tooMany: number;
}

/** Compares every published table of a lake, as icebird reads it at an address, with what DuckDB answers, row for row. */
export async function compareIceberg(lake: string, address: string): Promise<ReadonlyMap<string, IcebergDifference>> {
  const tables = await openLake(lake, { threads: 1 });
  try {
    const found = new Map<string, IcebergDifference>();
    for (const table of tableNames) {
      const columns = await tables.query(
        `SELECT column_name AS name FROM (DESCRIBE "${table}") WHERE column_type IN ('BIGINT', 'UBIGINT')`,
      );
      const names = columns.map(({ name }) => name as string);
      const stored = await tables.query(`FROM "${table}"`);
      const published = await icebergRows(`${address}/iceberg/${table}`);
      const ours = sumOf(stored, names);
      const theirs = sumOf(published, names);
      if (ours !== theirs) throw new Error(`the numbers of ${table} add up to ${theirs} instead of ${ours}`);
      found.set(table, { rows: published.length, sum: theirs, ...differenceOf(stored, published) });
    }
    return found;
  } finally {
    tables.close();
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[];

function sumOf(rows: Rows, names: readonly string[]): bigint {
  let sum = 0n;
  for (const row of rows) for (const name of names) sum += wholeNumber(wholeRow(row)[name]);
  return sum;
}

/** A field in `extra` may have any value. */
function wholeNumber(value: unknown): bigint {
  return typeof value === "bigint" || /^\d+$/.test(String(value)) ? BigInt(String(value)) : 0n;
}

function differenceOf(stored: Rows, published: Rows): Pick<IcebergDifference, "missing" | "tooMany"> {
  const counts = new Map<string, number>();
  const count = (row: Readonly<Record<string, unknown>>, step: number) => {
    const key = createHash("sha256").update(plainRow(row)).digest("base64");
    counts.set(key, (counts.get(key) ?? 0) + step);
  };
  for (const row of stored) count(row, 1);
  for (const row of published) count(row, -1);
  const differences = [...counts.values()];
  return {
    missing: differences.filter((each) => each > 0).reduce((sum, each) => sum + each, 0),
    tooMany: differences.filter((each) => each < 0).reduce((sum, each) => sum - each, 0),
  };
}
