import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";

/**
 * Leaves queries nothing but the tables: no file outside of the folders named, no extension, and no way to change that.
 * DuckDB refuses every other file from then on, for reading and for writing.
 */
export async function lockDown(connection: DuckDBConnection, folders: readonly string[]): Promise<void> {
  await connection.run(`SET allowed_directories = [${folders.map(literal).join(", ")}]`);
  await connection.run("SET enable_external_access = false");
  await connection.run("SET lock_configuration = true");
}
