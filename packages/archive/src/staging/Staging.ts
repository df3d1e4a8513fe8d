import { DOUBLE, DuckDBDataChunk, VARCHAR, type DuckDBConnection } from "@duckdb/node-api";
import { isKind, type Delivery } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import { identifier } from "../engine/quote.ts";
import { prepare } from "../tables/prepare.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { Dictionary } from "./Dictionary.ts";
import { stagedNumbers, states } from "./stagedColumns.ts";

/** How many rows DuckDB takes at once. */
const chunkRows = 2048;

const numbers = Object.entries(stagedNumbers);
const definition = [...Object.keys(stagedNumbers), "odd"].map((name) => `${identifier(name)} DOUBLE`);
const types = [...definition.map(() => DOUBLE), VARCHAR];
const notJson = { code: "invalid", reason: lineDefects.invalid } as const;

/** Lines in DuckDB's memory, and over them every table as a view: a line becomes columns only when these are asked for. */
export class Staging {
  readonly #connection: DuckDBConnection;
  readonly #words = new Dictionary();

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  /** Makes the tables, all empty. */
  static async open(connection: DuckDBConnection): Promise<Staging> {
    await connection.run(`CREATE TABLE staged (${definition.join(", ")}, raw VARCHAR)`);
    for (const table of Dictionary.tables) await connection.run(table);
    for (const [table, query] of tableQueries) await connection.run(`CREATE VIEW ${identifier(table)} AS ${query}`);
    return new Staging(connection);
  }

  /** Adds lines and gives them as they were staged: of those nobody has parsed, the ones that are not JSON are rejected. */
  async add(batch: readonly Delivery[]): Promise<readonly Delivery[]> {
    const before = await this.#lastRow();
    const appender = await this.#connection.createAppender("staged");
    for (let start = 0; start < batch.length; start += chunkRows) {
      appender.appendDataChunk(this.#chunkOf(batch.slice(start, start + chunkRows)));
    }
    appender.closeSync();
    await this.#words.save(this.#connection);
    return batch.some(isUnparsed) ? await this.#judge(batch, before) : batch;
  }

  /** Forgets all lines. */
  async clear(): Promise<void> {
    await this.#connection.run("TRUNCATE staged");
    await this.#words.clear(this.#connection);
  }

  #chunkOf(rows: readonly Delivery[]): DuckDBDataChunk {
    const chunk = DuckDBDataChunk.create(types, rows.length);
    for (const [index, [, numberOf]] of numbers.entries()) {
      chunk.setColumnValues(
        index,
        rows.map((row) => numberOf(row, this.#words)),
      );
    }
    chunk.setColumnValues(
      numbers.length,
      rows.map((row) => this.#oddOf(row)),
    );
    chunk.setColumnValues(
      numbers.length + 1,
      rows.map(({ raw }) => raw),
    );
    return chunk;
  }

  /** The number of what is odd about a line; 0 for nearly all. */
  #oddOf({ verdict, raw }: Delivery): number {
    if (verdict.type === "rejected") return this.#words.oddOf(verdict);
    if (!isKind(verdict.kind) || verdict.event === undefined) return 0;
    const { body, extra } = prepare(verdict.kind, verdict.event, raw);
    return body === undefined && extra === undefined ? 0 : this.#words.oddOf({ body, extra });
  }

  async #lastRow(): Promise<number> {
    const found = await this.#connection.runAndReadAll("SELECT coalesce(max(rowid), -1)::DOUBLE FROM staged");
    return Number(found.getRowsJson()[0]?.[0]);
  }

  async #judge(batch: readonly Delivery[], before: number): Promise<readonly Delivery[]> {
    const isBroken = `rowid > ${before} AND state = ${states.unparsed} AND NOT json_valid(raw)`;
    const found = await this.#connection.runAndReadAll(`SELECT journal, line FROM staged WHERE ${isBroken}`);
    if (found.currentRowCount === 0) return batch;
    const broken = new Set(found.getRowsJson().map((row) => JSON.stringify(row)));
    const odd = this.#words.oddOf(notJson);
    await this.#words.save(this.#connection);
    await this.#connection.run(`UPDATE staged SET state = ${states.rejected}, odd = ${odd} WHERE ${isBroken}`);
    return batch.map((delivery) => {
      const isRejected = broken.has(JSON.stringify([this.#words.journalOf(delivery), delivery.position.line]));
      const verdict = { type: "rejected", kind: delivery.verdict.kind, ...notJson } as const;
      return isRejected && isUnparsed(delivery) ? { ...delivery, verdict } : delivery;
    });
  }
}

/** Whether nobody has looked yet if a line is JSON to its end. */
function isUnparsed({ verdict }: Delivery): boolean {
  return verdict.type === "stored" && verdict.event === undefined;
}
