import type { DuckDBConnection, Json } from "@duckdb/node-api";
import { outsideArena } from "../namedQueries/arena.ts";
import { dockingsByStation, jumpsBySystem } from "../namedQueries/identities.ts";
import { sqlNamed, type QueryName } from "../namedQueries/namedQueries.ts";
import type { Tables } from "../query/Tables.ts";
import type { Markup } from "./Markup.ts";
import type { TimeSpan } from "./chart/timeStrip.ts";

/** Temporary tables with the rows of one commander, because each is queried several times. */
const tables = {
  jumps: `SELECT epoch("timestamp") AS seconds, * FROM ${jumpsBySystem}`,
  dockings: `SELECT epoch("timestamp") AS seconds, * FROM ${dockingsByStation}`,
  engineering: `SELECT epoch("timestamp") AS seconds, * FROM EngineerProgress`,
  suits: `SELECT epoch("timestamp") AS seconds, * FROM SuitLoadout`,
} as const;

/** The SQL condition for rows of the chosen commander. */
const isChosenCommander = `commander = (SELECT commander FROM chosen) AND "timestamp" IS NOT NULL`;

/** The tables of one commander, for the sections of a report. */
export class ReportData {
  readonly #tables: Tables;
  readonly commander: string;

  private constructor(from: Tables, commander: string) {
    this.#tables = from;
    this.commander = commander;
  }

  /** Creates temporary tables with the rows of one commander. */
  static async open(from: Tables, commander: string): Promise<ReportData> {
    await from.repeatIfChanged(async () => {
      // Compares the files of all tables that are read with their digests, which the connection itself does not.
      const sources = [...Object.values(tables), "FROM events"];
      await from.checkReadOnly(`SELECT ${sources.map((query) => `EXISTS (${query})`).join(", ")}`);
      await createTables(from.connection, commander);
    });
    return new ReportData(from, commander);
  }

  /** Runs a query; the caller declares the type of its rows. */
  async query<Row extends Readonly<Record<string, Json>>>(sql: string): Promise<readonly Row[]> {
    return (await this.#tables.query(sql)) as unknown as readonly Row[];
  }

  /** Runs a named query and returns the rows of the commander, in its order. */
  async ask<Row extends Readonly<Record<string, Json>>>(name: QueryName): Promise<readonly Row[]> {
    return await this.query<Row>(`SELECT * FROM (${sqlNamed(name)}) WHERE commander = (SELECT commander FROM chosen)`);
  }
}

async function createTables(connection: DuckDBConnection, commander: string): Promise<void> {
  await connection.run("CREATE OR REPLACE TEMP TABLE chosen (commander VARCHAR)");
  // A parameter, because a commander may have any name.
  await connection.run("INSERT INTO chosen VALUES ($1)", [commander]);
  for (const [name, query] of Object.entries(tables)) {
    await connection.run(`CREATE OR REPLACE TEMP TABLE ${name} AS ${query} WHERE ${isChosenCommander}`);
  }
  await connection.run(
    `CREATE OR REPLACE TEMP VIEW lines AS SELECT epoch("timestamp") AS seconds, * FROM ${outsideArena("events")} WHERE ${isChosenCommander}`,
  );
}

/** One section of the report. `draw` returns undefined if the journals have no data for it. */
export interface ReportSection {
  readonly id: string;
  readonly title: string;
  draw(data: ReportData, span: TimeSpan): Promise<Markup | undefined>;
}
