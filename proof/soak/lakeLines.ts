import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { readManifests } from "@shipslog/archive";

/** One row of a lake: whose line it is, where it stood, what it says, and whether it is among the rejects. */
export interface LakeLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isRejected: boolean;
}

/** Reads every row that the manifests of a lake count, by a plain DuckDB and not by our own reader. */
export async function lakeLines(lake: string): Promise<readonly LakeLine[]> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const lines: LakeLine[] = [];
  for (const { files } of await readManifests(lake)) {
    for (const table of ["events", "rejects"]) {
      const paths = files.filter((each) => each.table === table).map(({ path }) => `'${join(lake, path)}'`);
      if (paths.length === 0) continue;
      const rows = await connection.runAndReadAll(
        `SELECT commander, position.file, position."offset"::DOUBLE, raw
         FROM read_parquet([${paths.join(", ")}], hive_partitioning = false)`,
      );
      for (const [commander, file, offset, raw] of rows.getRows()) {
        const text = [commander, file, raw].map(String);
        lines.push({
          commander: text[0]!,
          file: text[1]!,
          raw: text[2]!,
          offset: Number(offset),
          isRejected: table === "rejects",
        });
      }
    }
  }
  connection.closeSync();
  instance.closeSync();
  return lines;
}
