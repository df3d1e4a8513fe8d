import type { DuckDBConnection, Json } from "@duckdb/node-api";
import type { Tables } from "../query/Tables.ts";

/** Temporary tables with the rows of one commander, because each is queried several times. */
const tables = {
  jumps: `SELECT epoch("timestamp") AS seconds, * FROM FSDJump`,
  dockings: `SELECT epoch("timestamp") AS seconds, * FROM Docked`,
  engineering: `SELECT epoch("timestamp") AS seconds, * FROM EngineerProgress`,
  suits: `SELECT epoch("timestamp") AS seconds, * FROM SuitLoadout`,
} as const;

/** The SQL condition for rows of the chosen commander. */
export const isChosenCommander = `commander = (SELECT commander FROM chosen) AND "timestamp" IS NOT NULL`;

/** The tables of one commander, for the sections of a report. */
export class ReportData {
  readonly #connection: DuckDBConnection;
  readonly commander: string;

  private constructor(connection: DuckDBConnection, commander: string) {
    this.#connection = connection;
    this.commander = commander;
  }

  /** Creates temporary tables with the rows of one commander. */
  static async open({ connection }: Tables, commander: string): Promise<ReportData> {
    await connection.run("CREATE OR REPLACE TEMP TABLE chosen (commander VARCHAR)");
    // A parameter, because a commander may have any name.
    await connection.run("INSERT INTO chosen VALUES ($1)", [commander]);
    for (const [name, query] of Object.entries(tables)) {
      await connection.run(`CREATE OR REPLACE TEMP TABLE ${name} AS ${query} WHERE ${isChosenCommander}`);
    }
    await connection.run(
      `CREATE OR REPLACE TEMP VIEW lines AS SELECT epoch("timestamp") AS seconds, * FROM events WHERE ${isChosenCommander}`,
    );
    return new ReportData(connection, commander);
  }

  /** Runs a query; the caller declares the type of its rows. */
  async query<Row extends Readonly<Record<string, Json>>>(sql: string): Promise<readonly Row[]> {
    return (await this.#connection.runAndReadAll(sql)).getRowObjectsJson() as unknown as readonly Row[];
  }
}
