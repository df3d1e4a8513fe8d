import { resolve } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { arrayOf, functionOption, textOption, type OptionShapes } from "@shipslog/contract/internal";
import { engineShapes, type EngineOptions } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";

/** How tables are opened for queries. */
export interface TablesOptions extends EngineOptions {
  /** Files that results may be written to. Default: none. */
  readonly writable?: readonly string[] | undefined;
  /**
   * Called with the number of stored lines that no answer has, if there are some: a collector that catches up has not divided them into tables yet, and
   * they are too many for a query.
   */
  readonly onUndivided?: ((lines: number) => void) | undefined;
}

/** What these options may be. */
export const tablesShapes: OptionShapes<TablesOptions> = {
  ...engineShapes,
  writable: arrayOf(textOption),
  onUndivided: functionOption,
};

/**
 * Restricts queries to the tables: no other file can be read or written, no extension loaded, and the settings are locked.
 */
export async function lockDown(connection: DuckDBConnection, files: readonly string[]): Promise<void> {
  // Each file by itself: in an allowed folder a statement could create other files before it is rejected.
  await connection.run(`SET allowed_paths = [${files.map((file) => literal(resolve(file))).join(", ")}]`);
  await connection.run("SET enable_external_access = false");
  await connection.run("SET lock_configuration = true");
}
