import {
  StatementType,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBResult,
  type Json,
} from "@duckdb/node-api";
import { required, requireOption, textOption } from "@shipslog/contract/options";
import type { Engine } from "../engine/openEngine.ts";
import { QueryError } from "./QueryError.ts";

/** The tables of some journals, open for queries that only read. */
export class Tables implements Disposable {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The DuckDB connection, for SQL of your own. */
  get connection(): DuckDBConnection {
    return this.#engine.connection;
  }

  /** Runs a query and returns its rows, with 64-bit integers as text. */
  async query(sql: string): Promise<Record<string, Json>[]> {
    const statement = await this.#prepare(sql);
    return (await rethrowAsQueryError(statement.runAndReadAll())).getRowObjectsJson();
  }

  /** Runs a query and streams its result. */
  async stream(sql: string): Promise<DuckDBResult> {
    const statement = await this.#prepare(sql);
    return await rethrowAsQueryError(statement.stream());
  }

  /** Throws a QueryError unless the SQL is a single statement that only reads. */
  async checkReadOnly(sql: string): Promise<void> {
    await this.#prepare(sql);
  }

  async #prepare(sql: string): Promise<DuckDBPreparedStatement> {
    requireOption("sql", sql, required(textOption));
    const statements = await rethrowAsQueryError(this.connection.extractStatements(sql));
    if (statements.count !== 1) throw new QueryError(`expected one statement, found ${statements.count}`);
    const statement = await rethrowAsQueryError(statements.prepare(0));
    if (statement.statementType === StatementType.SELECT) return statement;
    throw new QueryError(
      `only statements that read are allowed, such as SELECT; this is ${StatementType[statement.statementType]}`,
    );
  }

  close(): void {
    this.#engine.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** Turns an error of DuckDB into a QueryError with the same message. */
async function rethrowAsQueryError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Error ? new QueryError(error.message, { cause: error }) : error;
  }
}
