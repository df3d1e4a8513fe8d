import type { DuckDBAppender, DuckDBConnection } from "@duckdb/node-api";
import { isKind, type Delivery, type Verdict } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import { identifier } from "../engine/quote.ts";
import { splitEvent } from "../tables/splitEvent.ts";
import { kindNumbers, lineStates, noTime, stagingSchema, tableQueries } from "../tables/tableQueries.ts";
import { Dictionary } from "./Dictionary.ts";
import { lineSeconds } from "../columns/timestampSeconds.ts";

/** The number columns and their values. Doubles hold every offset exactly and are the fastest to append. */
const stagedNumbers: Readonly<Record<string, (delivery: Delivery, dictionary: Dictionary) => number>> = {
  journal: (delivery, dictionary) => dictionary.journalOf(delivery),
  line: ({ position }) => position.line,
  offset: ({ position }) => position.offset,
  bytes: ({ byteLength }) => byteLength,
  seconds: (delivery) => lineSeconds(delivery) ?? noTime,
  number: (delivery, dictionary) => dictionary.kindOf(delivery),
  state: ({ verdict }) => stateOf(verdict),
};

function stateOf(verdict: Verdict): number {
  if (verdict.type === "rejected") return lineStates.rejected;
  return verdict.event === undefined ? lineStates.unparsed : lineStates.parsed;
}

const numbers = Object.values(stagedNumbers);
const definition = [...Object.keys(stagedNumbers), "odd"].map((name) => `${identifier(name)} DOUBLE`);
const staged = `${stagingSchema}.staged`;
const notJson = { code: "invalid", reason: lineDefects.invalid } as const;

/** Lines in DuckDB's memory, with every table as a view over them: a line is split into columns only when a query needs them. */
export class Staging {
  readonly #connection: DuckDBConnection;
  readonly #dictionary = new Dictionary();

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  /** Creates the tables, all empty. */
  static async open(connection: DuckDBConnection): Promise<Staging> {
    await connection.run(`CREATE SCHEMA ${stagingSchema}`);
    await connection.run(`CREATE TABLE ${staged} (${definition.join(", ")}, raw VARCHAR)`);
    for (const table of Dictionary.tables) await connection.run(table);
    for (const [table, query] of tableQueries) await connection.run(`CREATE VIEW ${identifier(table)} AS ${query}`);
    return new Staging(connection);
  }

  /** Adds lines and returns them as staged: unparsed lines that are not valid JSON become rejected. */
  async add(batch: readonly Delivery[]): Promise<readonly Delivery[]> {
    const before = await this.#lastRow();
    const appender = await this.#connection.createAppender("staged", stagingSchema);
    for (const delivery of batch) this.#append(appender, delivery);
    appender.closeSync();
    await this.#dictionary.save(this.#connection);
    return batch.some(isUnparsed) ? await this.#rejectInvalid(batch, before) : batch;
  }

  /** Adds lines of the sixteen kinds that are in `events` already, so that they get rows only in the tables of their kinds. */
  async addTyped(batch: readonly Delivery[]): Promise<void> {
    const before = await this.#lastRow();
    await this.add(batch);
    await this.#connection.run(`UPDATE ${staged} SET state = ${lineStates.typed} WHERE rowid > ${before}`);
  }

  /** Keeps the lines of the sixteen kinds after `events` and `rejects` are written, for the tables of their kinds, and removes the others. */
  async keepTyped(): Promise<void> {
    const isOther = `state = ${lineStates.rejected} OR number NOT BETWEEN 1 AND ${kindNumbers.size}`;
    await this.#connection.run(`DELETE FROM ${staged} WHERE ${isOther}`);
    await this.#connection.run(`UPDATE ${staged} SET state = ${lineStates.typed} WHERE state <> ${lineStates.typed}`);
  }

  /** Removes all lines. */
  async clear(): Promise<void> {
    await this.#connection.run(`TRUNCATE ${staged}`);
    await this.#dictionary.clear(this.#connection);
  }

  #append(appender: DuckDBAppender, delivery: Delivery): void {
    for (const numberOf of numbers) appender.appendDouble(numberOf(delivery, this.#dictionary));
    appender.appendDouble(this.#oddOf(delivery));
    appender.appendVarchar(delivery.raw);
    appender.endRow();
  }

  /** The number of the oddity of a line; 0 for nearly all lines. */
  #oddOf({ verdict, raw }: Delivery): number {
    if (verdict.type === "rejected") return this.#dictionary.oddOf(verdict);
    if (!isKind(verdict.kind) || verdict.event === undefined) return 0;
    const { body, extra } = splitEvent(verdict.kind, verdict.event, raw);
    return body === undefined && extra === undefined ? 0 : this.#dictionary.oddOf({ body, extra });
  }

  async #lastRow(): Promise<number> {
    const found = await this.#connection.runAndReadAll(`SELECT coalesce(max(rowid), -1)::DOUBLE FROM ${staged}`);
    return Number(found.getRowsJson()[0]?.[0]);
  }

  async #rejectInvalid(batch: readonly Delivery[], before: number): Promise<readonly Delivery[]> {
    const isBroken = `rowid > ${before} AND state = ${lineStates.unparsed} AND NOT json_valid(raw)`;
    const found = await this.#connection.runAndReadAll(`SELECT journal, line FROM ${staged} WHERE ${isBroken}`);
    if (found.currentRowCount === 0) return batch;
    const broken = new Set(found.getRowsJson().map((row) => JSON.stringify(row)));
    const odd = this.#dictionary.oddOf(notJson);
    await this.#dictionary.save(this.#connection);
    await this.#connection.run(`UPDATE ${staged} SET state = ${lineStates.rejected}, odd = ${odd} WHERE ${isBroken}`);
    return batch.map((delivery) => {
      const isRejected = broken.has(JSON.stringify([this.#dictionary.journalOf(delivery), delivery.position.line]));
      const verdict = { type: "rejected", kind: delivery.verdict.kind, ...notJson } as const;
      return isRejected && isUnparsed(delivery) ? { ...delivery, verdict } : delivery;
    });
  }
}

/** Whether a line has not been checked to be valid JSON. */
function isUnparsed({ verdict }: Delivery): boolean {
  return verdict.type === "stored" && verdict.event === undefined;
}
