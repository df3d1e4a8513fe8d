import type { DuckDBConnection, DuckDBResultReader, Json } from "@duckdb/node-api";
import type { Engine } from "../engine/openEngine.ts";

/** All tables of some journals, open for questions. */
export class Tables implements Disposable {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The connection itself, for those who want DuckDB's own types. */
  get connection(): DuckDBConnection {
    return this.#engine.connection;
  }

  /** Asks in SQL and gives the rows, 64-bit integers as text. */
  async query(sql: string): Promise<Record<string, Json>[]> {
    return (await this.read(sql)).getRowObjectsJson();
  }

  /** Asks in SQL and gives DuckDB's own reader of all rows. */
  read(sql: string): Promise<DuckDBResultReader> {
    return this.#engine.connection.runAndReadAll(sql);
  }

  close(): void {
    this.#engine.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
