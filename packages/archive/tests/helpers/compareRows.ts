import { join } from "node:path";
import { kinds } from "@shipslog/contract";
import { literal } from "../../src/engine/quote.ts";
import { readManifests } from "../../src/lake/lake.ts";
import { withBareDuckDB } from "./bareDuckDB.ts";

/** The rows that only one of two lakes has, counting repeated rows. */
export interface RowDifference {
  readonly rows: number;
  readonly missing: number;
  readonly tooMany: number;
}

/** Compares two lakes row by row, including how often each row occurs. */
export async function compareRows(lake: string, expected: string): Promise<RowDifference> {
  const total = { rows: 0, missing: 0, tooMany: 0 };
  await withBareDuckDB(async (connection) => {
    for (const table of ["events", "rejects", ...kinds]) {
      const ours = await rowsOf(lake, table);
      const theirs = await rowsOf(expected, table);
      if (theirs === undefined && ours === undefined) continue;
      const one = ours ?? `${theirs} WHERE false`;
      const other = theirs ?? `${ours} WHERE false`;
      const count = async (sql: string) => Number((await connection.runAndReadAll(sql)).getRowsJson()[0]?.[0]);
      total.rows += await count(`SELECT count(*) FROM (${other})`);
      total.missing += await count(`SELECT count(*) FROM (${other} EXCEPT ALL ${one})`);
      total.tooMany += await count(`SELECT count(*) FROM (${one} EXCEPT ALL ${other})`);
    }
  });
  return total;
}

async function rowsOf(lake: string, table: string): Promise<string | undefined> {
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const paths = files.filter((file) => file.table === table).map(({ path }) => literal(join(lake, path)));
  return paths.length === 0
    ? undefined
    : `SELECT * FROM read_parquet([${paths.join(", ")}], hive_partitioning = false)`;
}
