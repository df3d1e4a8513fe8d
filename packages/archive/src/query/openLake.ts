import { join, resolve } from "node:path";
import { openEngine } from "../engine/openEngine.ts";
import { identifier, literal } from "../engine/quote.ts";
import { readManifests } from "../lake/readManifests.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { lockDown, type TablesOptions } from "./lockDown.ts";
import { Tables } from "./Tables.ts";

/** Opens a lake for queries. Each table is a view over the files of the lake, or empty if there are none. */
export async function openLake(lake: string, options: TablesOptions = {}): Promise<Tables> {
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const engine = await openEngine(options);
  const { connection } = engine;
  const paths = Map.groupBy(files, ({ table }) => table);
  // Creates all tables empty; the views below replace those that have rows.
  await Staging.open(connection);
  for (const table of tableNames) {
    const members = paths.get(table) ?? [];
    if (members.length === 0) continue;
    const found = members.map(({ path }) => literal(resolve(join(lake, path))));
    // Reading the columns of each file takes time and is needed only if a later contract has added columns.
    const isMixed = new Set(members.map(({ shape }) => shape)).size > 1;
    const rows = `read_parquet([${found.join(", ")}], hive_partitioning = false, union_by_name = ${isMixed})`;
    await connection.run(`CREATE OR REPLACE VIEW ${identifier(table)} AS SELECT * FROM ${rows}`);
  }
  await lockDown(connection, [...files.map(({ path }) => join(lake, path)), ...(options.writable ?? [])]);
  return new Tables(engine);
}
