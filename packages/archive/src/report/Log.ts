import type { DuckDBConnection, Json } from "@duckdb/node-api";
import type { Tables } from "../query/Tables.ts";

/** What a report looks at, as tables of their own: each is asked several times, and by one commander only. */
const tables = {
  jumps: `SELECT epoch("timestamp") AS seconds, * FROM FSDJump`,
  dockings: `SELECT epoch("timestamp") AS seconds, * FROM Docked`,
  engineering: `SELECT epoch("timestamp") AS seconds, * FROM EngineerProgress`,
  suits: `SELECT epoch("timestamp") AS seconds, * FROM SuitLoadout`,
} as const;

/** Which rows belong to the commander who was chosen, as SQL. */
export const isMine = `commander = (SELECT commander FROM chosen) AND "timestamp" IS NOT NULL`;

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
    await connection.run("CREATE OR REPLACE TEMP TABLE chosen (commander VARCHAR)");
    // A name may hold anything, so it never becomes a part of SQL.
    await connection.run("INSERT INTO chosen VALUES ($1)", [commander]);
    for (const [name, query] of Object.entries(tables)) {
      await connection.run(`CREATE OR REPLACE TEMP TABLE ${name} AS ${query} WHERE ${isMine}`);
    }
    await connection.run(
      `CREATE OR REPLACE TEMP VIEW lines AS SELECT epoch("timestamp") AS seconds, * FROM events WHERE ${isMine}`,
    );
    return new Log(connection, commander);
  }

  /** Asks in SQL; what a row holds is up to the asker. */
  async ask<Row extends Readonly<Record<string, Json>>>(sql: string): Promise<readonly Row[]> {
    return (await this.#connection.runAndReadAll(sql)).getRowObjectsJson() as unknown as readonly Row[];
  }
}
