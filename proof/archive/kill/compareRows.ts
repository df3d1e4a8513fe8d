import { join } from "node:path";
import { readManifests } from "@shipslog/archive";
import { kinds } from "@shipslog/contract";
import { DuckDBInstance } from "@duckdb/node-api";

/** How two lakes differ: rows of each table that only one of them has, counted with repetition. */
export interface Difference {
  readonly rows: number;
  readonly missing: number;
  readonly tooMany: number;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Compares two lakes row for row, each row with how often it is there. */
export async function compareRows(lake: string, expected: string): Promise<Difference> {
  const total = { rows: 0, missing: 0, tooMany: 0 };
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    for (const table of ["events", "rejects", ...kinds]) {
      const [ours, theirs] = [await rowsOf(lake, table), await rowsOf(expected, table)];
      if (theirs === undefined && ours === undefined) continue;
      const [one, other] = [ours ?? `${theirs} WHERE false`, theirs ?? `${ours} WHERE false`];
      const count = async (sql: string) => Number((await connection.runAndReadAll(sql)).getRowsJson()[0]?.[0]);
      total.rows += await count(`SELECT count(*) FROM (${other})`);
      total.missing += await count(`SELECT count(*) FROM (${other} EXCEPT ALL ${one})`);
      total.tooMany += await count(`SELECT count(*) FROM (${one} EXCEPT ALL ${other})`);
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  return total;
}

async function rowsOf(lake: string, table: string): Promise<string | undefined> {
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const paths = files.filter((file) => file.table === table).map(({ path }) => quoted(join(lake, path)));
  return paths.length === 0
    ? undefined
    : `SELECT * FROM read_parquet([${paths.join(", ")}], hive_partitioning = false)`;
}
