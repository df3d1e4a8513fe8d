import { join } from "node:path";
import { openMemorySink } from "@shipslog/archive";
import { observedTables } from "../../src/generated/observedTables.ts";
import { readManifests } from "../../src/lake/lake.ts";
import { observedQuery } from "../../src/observed/observedQuery.ts";

/** The statements that create a lake's tables in a plain DuckDB, from nothing but the manifest. */
export async function viewsOf(lake: string): Promise<readonly string[]> {
  const files = (await readManifests(lake)).flatMap((manifest) => manifest.files);
  const paths = Map.groupBy(files, ({ table }) => table);
  const present = [...paths].map(([table, found]) => {
    const list = found.map(({ path }) => `'${join(lake, path)}'`).join(", ");
    return `CREATE VIEW ${table} AS SELECT * FROM read_parquet([${list}], hive_partitioning = false)`;
  });
  return [...present, ...(await otherTables(new Set(paths.keys())))];
}

/** The statements that create the tables without files: views over `events` for observed kinds, and empty tables. */
async function otherTables(present: ReadonlySet<string>): Promise<readonly string[]> {
  const memory = await openMemorySink();
  const statements: string[] = [];
  for (const row of await memory.tables.query("SELECT view_name FROM duckdb_views() WHERE NOT internal")) {
    const table = row["view_name"] as string;
    if (present.has(table)) continue;
    if (Object.hasOwn(observedTables, table)) {
      statements.push(`CREATE VIEW "${table}" AS ${observedQuery(table)}`);
      continue;
    }
    const columns = await memory.tables.query(`SELECT column_name, column_type FROM (DESCRIBE ${table})`);
    const list = columns.map(({ column_name: name, column_type: type }) => `"${name as string}" ${type as string}`);
    statements.push(`CREATE TABLE ${table} (${list.join(", ")})`);
  }
  await memory.close();
  // A view needs `events`.
  return statements.toSorted(
    (one, other) => Number(one.startsWith("CREATE VIEW")) - Number(other.startsWith("CREATE VIEW")),
  );
}
