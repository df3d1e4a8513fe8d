import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";

/** Starts DuckDB as it comes, does some work with it, and ends it. */
export async function withBareDuckDB<Answer>(work: (connection: DuckDBConnection) => Promise<Answer>): Promise<Answer> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
