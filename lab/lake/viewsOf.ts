import { join } from "node:path";
import { openMemorySink } from "@shipslog/archive";
import { readManifests } from "../../packages/archive/src/lake/readManifests.ts";

/** The statements that create a lake's tables in a plain DuckDB, from nothing but the manifest. */
export async function viewsOf(lake: string): Promise<readonly string[]> {
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const paths = Map.groupBy(files, ({ table }) => table);
  const present = [...paths].map(([table, found]) => {
    const list = found.map(({ path }) => `'${join(lake, path)}'`).join(", ");
    return `CREATE VIEW ${table} AS SELECT * FROM read_parquet([${list}], hive_partitioning = false)`;
  });
  return [...present, ...(await emptyTables(new Set(paths.keys())))];
}

/** The statements that create the tables without rows. */
async function emptyTables(present: ReadonlySet<string>): Promise<readonly string[]> {
  const memory = await openMemorySink();
  const statements: string[] = [];
  for (const row of await memory.tables.query("SELECT view_name FROM duckdb_views() WHERE NOT internal")) {
    const table = row["view_name"] as string;
    if (present.has(table)) continue;
    const columns = await memory.tables.query(`SELECT column_name, column_type FROM (DESCRIBE ${table})`);
    const list = columns.map(({ column_name: name, column_type: type }) => `"${name as string}" ${type as string}`);
    statements.push(`CREATE TABLE ${table} (${list.join(", ")})`);
  }
  await memory.close();
  return statements;
}
