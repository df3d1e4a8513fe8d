import type { DuckDBConnection } from "@duckdb/node-api";

/** Creates a temporary table with rows of texts and numbers. In a table, because a commander may have any name. */
export async function fillTable(
  connection: DuckDBConnection,
  name: string,
  columns: string,
  rows: readonly (readonly (string | number | undefined)[])[],
): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${name} (${columns})`);
  const appender = await connection.createAppender(name, undefined, "temp");
  for (const row of rows) {
    for (const value of row) {
      if (value === undefined) appender.appendNull();
      else if (typeof value === "number") appender.appendBigInt(BigInt(value));
      else appender.appendVarchar(value);
    }
    appender.endRow();
  }
  appender.closeSync();
}
