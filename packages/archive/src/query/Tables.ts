import {
  StatementType,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBResult,
  type Json,
} from "@duckdb/node-api";
import type { Engine } from "../engine/openEngine.ts";
import { QueryError } from "./QueryError.ts";

/** All tables of some journals, open for questions and for nothing else. */
export class Tables implements Disposable {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The connection itself, for those who want more than questions. */
  get connection(): DuckDBConnection {
    return this.#engine.connection;
  }

  /** Asks in SQL and gives the rows, 64-bit integers as text. */
  async query(sql: string): Promise<Record<string, Json>[]> {
    const question = await this.#prepare(sql);
    return (await answered(question.runAndReadAll())).getRowObjectsJson();
  }

  /** Asks in SQL and gives the answer as it comes. */
  async stream(sql: string): Promise<DuckDBResult> {
    const question = await this.#prepare(sql);
    return await answered(question.stream());
  }

  /** Throws a QueryError unless the SQL is one statement, and one that only reads. */
  async mustAsk(sql: string): Promise<void> {
    await this.#prepare(sql);
  }

  async #prepare(sql: string): Promise<DuckDBPreparedStatement> {
    const statements = await answered(this.connection.extractStatements(sql));
    if (statements.count !== 1) throw new QueryError(`one question at a time; these are ${statements.count}`);
    const statement = await answered(statements.prepare(0));
    if (statement.statementType === StatementType.SELECT) return statement;
    throw new QueryError(`only SELECT and its like are allowed, not ${StatementType[statement.statementType]}`);
  }

  close(): void {
    this.#engine.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** What DuckDB says is wrong, without its stack. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Error ? new QueryError(error.message, { cause: error }) : error;
  }
}
