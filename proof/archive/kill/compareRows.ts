import { join } from "node:path";
import { readManifests } from "../../../packages/archive/src/lake/readManifests.ts";
import { kinds } from "@shipslog/contract";
import { withBareDuckDB } from "../../../lab/lake/bareDuckDB.ts";
import { literal } from "../../../packages/archive/src/engine/quote.ts";

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
      const [ours, theirs] = [await rowsOf(lake, table), await rowsOf(expected, table)];
      if (theirs === undefined && ours === undefined) continue;
      const [one, other] = [ours ?? `${theirs} WHERE false`, theirs ?? `${ours} WHERE false`];
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
