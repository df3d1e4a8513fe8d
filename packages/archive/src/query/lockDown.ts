import { resolve } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { EngineOptions } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";

/** What tables are opened for. */
export interface TablesOptions extends EngineOptions {
  /** Files that an answer may be written to; none when undefined. */
  readonly writable?: readonly string[] | undefined;
}

/**
 * Leaves queries nothing but the tables: no file beside those named, no extension, and no way to change that. DuckDB refuses
 * every other file from then on, for reading and for writing.
 */
export async function lockDown(connection: DuckDBConnection, files: readonly string[]): Promise<void> {
  // Files one by one: in a folder that is allowed, a statement could make others before it is refused.
  await connection.run(`SET allowed_paths = [${files.map((file) => literal(resolve(file))).join(", ")}]`);
  await connection.run("SET enable_external_access = false");
  await connection.run("SET lock_configuration = true");
}
