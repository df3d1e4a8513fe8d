import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";

/** Runs some work with a DuckDB in its default configuration. */
export async function withBareDuckDB<Result>(work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
