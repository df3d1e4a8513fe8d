import type { DuckDBConnection, Json } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import type { Tables } from "../query/Tables.ts";

/** What a report looks at, as tables of their own: each is asked several times, and by one commander only. */
const tables = {
  jumps: `SELECT epoch("timestamp") AS seconds, * FROM FSDJump`,
  dockings: `SELECT epoch("timestamp") AS seconds, * FROM Docked`,
  engineering: `SELECT epoch("timestamp") AS seconds, * FROM EngineerProgress`,
  suits: `SELECT epoch("timestamp") AS seconds, * FROM SuitLoadout`,
} as const;

/** The journals of one commander, ready to be asked what a report shows. */
export class Log {
  readonly #connection: DuckDBConnection;
  readonly commander: string;

  private constructor(connection: DuckDBConnection, commander: string) {
    this.#connection = connection;
    this.commander = commander;
  }

  /** Takes what belongs to one commander out of the tables. */
  static async open({ connection }: Tables, commander: string): Promise<Log> {
    const log = new Log(connection, commander);
    for (const [name, query] of Object.entries(tables)) {
      const mine = `SELECT * FROM (${query}) WHERE commander = ${literal(commander)} AND "timestamp" IS NOT NULL`;
      await connection.run(`CREATE OR REPLACE TEMP TABLE ${name} AS ${mine}`);
    }
    await connection.run(
      `CREATE OR REPLACE TEMP VIEW lines AS SELECT epoch("timestamp") AS seconds, * FROM events
       WHERE commander = ${literal(commander)} AND "timestamp" IS NOT NULL`,
    );
    return log;
  }

  /** Asks in SQL; what a row holds is up to the asker. */
  async ask<Row extends Readonly<Record<string, Json>>>(sql: string): Promise<readonly Row[]> {
    return (await this.#connection.runAndReadAll(sql)).getRowObjectsJson() as unknown as readonly Row[];
  }
}
