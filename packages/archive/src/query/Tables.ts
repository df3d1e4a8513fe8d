import {
  StatementType,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBResult,
  type Json,
} from "@duckdb/node-api";
import { required, requireOption, textOption } from "@shipslog/contract/internal";
import type { Engine } from "../engine/openEngine.ts";
import type { LakeError } from "../lake/home/LakeError.ts";
import { failingTableIn } from "./lakeViews.ts";
import { type KindViews, ObservedViews } from "./ObservedViews.ts";

/** A query that cannot run: invalid SQL, a statement that does not only read, or an unknown table or column. */
export class QueryError extends Error {
  override readonly name = "QueryError";
}

/** What the tables of a lake can do when a query fails, because other processes may replace or damage their files. */
export interface FileCare {
  /** Compares the files that SQL may read with their digests; a table with a damaged file fails when it is read. */
  verifyFor(sql: string): Promise<void>;
  /** Why a table fails; undefined if it does not. */
  failureOf(table: string): LakeError | undefined;
  /** The views of kinds that have no table. */
  views(): KindViews;
  /** Opens the lake again if it has changed since; undefined if it has not. */
  reopen(): Promise<Engine | undefined>;
  /** Compares all files with their checksums, and returns the error about the first that is damaged. */
  findDamage(): Promise<LakeError | undefined>;
}

/** How DuckDB complains about a file that it cannot read or decode. */
const aboutFile = /parquet|thrift|TProtocol|zstd|decompress|corrupt|IO Error/i;

/** The tables of some journals, open for queries that only read. */
export class Tables implements Disposable {
  #engine: Engine;
  readonly #care: FileCare | undefined;
  /** Engines of earlier versions of the lake, which results may still be read from. */
  readonly #earlier: Engine[] = [];
  /** The views of tables in memory, which need no care. */
  readonly #ownViews = new ObservedViews(() => Promise.resolve(undefined));

  constructor(engine: Engine, care?: FileCare) {
    this.#engine = engine;
    this.#care = care;
  }

  /**
   * The DuckDB connection, for SQL of your own. The views of observed kinds appear in it when a query uses them; a query with
   * `SHOW TABLES` creates all. The files of a lake are compared with their digests by `query`, `stream` and `checkReadOnly`, and
   * not here.
   */
  get connection(): DuckDBConnection {
    return this.#engine.connection;
  }

  /** Runs a query and returns its rows, with 64-bit integers as text. */
  async query(sql: string): Promise<Record<string, Json>[]> {
    return await this.repeatIfChanged(async () => {
      const statement = await this.#prepare(sql);
      return (await rethrowAsQueryError(statement.runAndReadAll())).getRowObjectsJson();
    });
  }

  /** Runs a query and streams its result. */
  async stream(sql: string): Promise<DuckDBResult> {
    return await this.repeatIfChanged(async () => {
      const statement = await this.#prepare(sql);
      return await rethrowAsQueryError(statement.stream());
    });
  }

  /** Throws a QueryError unless the SQL is a single statement that only reads. */
  async checkReadOnly(sql: string): Promise<void> {
    await this.repeatIfChanged(() => this.#prepare(sql));
  }

  /** Runs work, and repeats it if it fails after the lake has changed, because files may have been replaced under it. */
  async repeatIfChanged<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const engine = await this.#care?.reopen();
        if (engine === undefined) throw await this.#explain(error);
        this.#earlier.push(this.#engine);
        this.#engine = engine;
      }
    }
  }

  get #views(): KindViews {
    return this.#care?.views() ?? this.#ownViews;
  }

  /** Names the damaged file that may have caused an error. */
  async #explain(error: unknown): Promise<Error> {
    if (!(error instanceof Error)) return new QueryError(String(error));
    const failing = failingTableIn(error.message);
    if (failing !== undefined) return this.#care?.failureOf(failing) ?? error;
    return aboutFile.test(error.message) ? ((await this.#care?.findDamage()) ?? error) : error;
  }

  async #prepare(sql: string): Promise<DuckDBPreparedStatement> {
    requireOption("sql", sql, required(textOption));
    await this.#care?.verifyFor(sql);
    await this.#views.createFor(this.connection, sql);
    const statement = await this.#prepareOne(sql).catch(async (error: unknown) => {
      const waiting = error instanceof Error ? failingTableIn(error.message) : undefined;
      // A kind that no declaration knows is found among the lines; with all views, DuckDB suggests the right name.
      await this.#care?.verifyFor(`events ${waiting ?? ""}`);
      const isNew = await this.#views.createAll(this.connection);
      if (isNew || waiting !== undefined) return await this.#prepareOne(sql);
      throw error;
    });
    if (statement.statementType === StatementType.SELECT) return statement;
    const explained = explainedStatement(sql);
    if (statement.statementType === StatementType.EXPLAIN && explained !== undefined) {
      await this.#prepare(explained);
      return statement;
    }
    throw new QueryError(
      `only statements that read are allowed, such as SELECT; this is ${StatementType[statement.statementType]}`,
    );
  }

  async #prepareOne(sql: string): Promise<DuckDBPreparedStatement> {
    const statements = await rethrowAsQueryError(this.connection.extractStatements(sql));
    const last = statements.count - 1;
    if (last !== 0 && !isPivot(sql)) throw new QueryError(`expected one statement, found ${statements.count}`);
    // DuckDB makes several of a PIVOT: each CREATE is a type with the values of a column, which become the names of columns.
    for (let at = 0; at < last; at++) {
      const values = await rethrowAsQueryError(statements.prepare(at));
      if (values.statementType !== StatementType.CREATE) throw new QueryError("a PIVOT must be a query of its own");
      await rethrowAsQueryError(values.run());
    }
    return await rethrowAsQueryError(statements.prepare(last));
  }

  close(): void {
    for (const engine of [...this.#earlier, this.#engine]) engine.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** Whether SQL is one statement with a PIVOT: without a semicolon nobody has written several. */
function isPivot(sql: string): boolean {
  return /\bpivot/i.test(sql) && !sql.replace(/;\s*$/, "").includes(";");
}

/** Turns an error of DuckDB into a QueryError with its message. */
async function rethrowAsQueryError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The driver names its own function before the message of DuckDB.
    throw new QueryError(error.message.replace(/^Failed to extract statements: /, ""), { cause: error });
  }
}

/** Spaces and comments before and after the words of EXPLAIN. */
const gap = String.raw`(?:\s|--[^\n]*\n|/\*[^]*?\*/)`;
const explain = new RegExp(String.raw`^${gap}*EXPLAIN\b${gap}*(?:ANALYZE\b)?([^]*)$`, "i");

/**
 * The statement that an EXPLAIN explains, or runs with ANALYZE; undefined if the SQL is not an EXPLAIN. It must be checked like
 * any other statement.
 */
export function explainedStatement(sql: string): string | undefined {
  return explain.exec(sql)?.[1];
}
