import { DuckDBDataChunk, type DuckDBConnection } from "@duckdb/node-api";
import { isKind, type Delivery } from "@shipslog/contract";
import { identifier } from "../engine/quote.ts";
import { prepare, type Prepared } from "../tables/prepare.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { stagedColumns } from "./stagedColumns.ts";

/** How many rows DuckDB takes at once. */
const chunkRows = 2048;

const columns = Object.values(stagedColumns);
const types = columns.map(({ type }) => type);
const definition = Object.entries(stagedColumns).map(([name, { type }]) => `${identifier(name)} ${type.toString()}`);
const nothing: Prepared = { body: undefined, extra: undefined };

/** Lines in DuckDB's memory, and over them every table as a view: a line becomes columns only when these are asked for. */
export class Staging {
  readonly #connection: DuckDBConnection;

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  /** Makes the tables, all empty. */
  static async open(connection: DuckDBConnection): Promise<Staging> {
    await connection.run(`CREATE TABLE staged (${definition.join(", ")})`);
    for (const [table, query] of tableQueries) await connection.run(`CREATE VIEW ${identifier(table)} AS ${query}`);
    return new Staging(connection);
  }

  /** Adds lines. */
  async add(batch: readonly Delivery[]): Promise<void> {
    const appender = await this.#connection.createAppender("staged");
    for (let start = 0; start < batch.length; start += chunkRows) {
      appender.appendDataChunk(chunkOf(batch.slice(start, start + chunkRows)));
    }
    appender.closeSync();
  }

  /** Forgets all lines. */
  async clear(): Promise<void> {
    await this.#connection.run("TRUNCATE staged");
  }
}

function chunkOf(rows: readonly Delivery[]): DuckDBDataChunk {
  const prepared = rows.map(prepareDelivery);
  const chunk = DuckDBDataChunk.create(types, rows.length);
  for (const [index, { valueOf }] of columns.entries()) {
    chunk.setColumnValues(
      index,
      rows.map((row, at) => valueOf(row, prepared[at] ?? nothing)),
    );
  }
  return chunk;
}

function prepareDelivery({ verdict, raw }: Delivery): Prepared {
  if (verdict.type !== "stored" || !isKind(verdict.kind) || verdict.event === undefined) return nothing;
  return prepare(verdict.kind, verdict.event, raw);
}
