import { join } from "node:path";
import type { DuckDBValue } from "@duckdb/node-api";
import { readManifests } from "../../src/lake/lake.ts";
import { literal } from "../../src/engine/quote.ts";
import { untilDivided } from "./untilDivided.ts";
import { withBareDuckDB } from "./bareDuckDB.ts";

/** One row of a lake: the requested columns, and whether it is a reject. */
export interface LakeRow {
  readonly values: readonly DuckDBValue[];
  readonly isRejected: boolean;
}

/** Reads columns of every line of a lake, in the order of each file, with a plain DuckDB instead of our own reader. */
export async function readLake(lake: string, columns: string): Promise<readonly LakeRow[]> {
  await untilDivided(lake);
  return await withBareDuckDB(async (connection) => {
    const rows: LakeRow[] = [];
    for (const { files } of await readManifests(lake)) {
      for (const table of ["events", "rejects"]) {
        const paths = files.filter((each) => each.table === table).map(({ path }) => literal(join(lake, path)));
        if (paths.length === 0) continue;
        const found = await connection.runAndReadAll(
          `SELECT ${columns} FROM read_parquet([${paths.join(", ")}], filename = true, file_row_number = true,
            hive_partitioning = false) ORDER BY filename, file_row_number`,
        );
        const isRejected = table === "rejects";
        for (const values of found.getRows()) rows.push({ values, isRejected });
      }
    }
    return rows;
  });
}
