import type { DuckDBAppender, DuckDBConnection } from "@duckdb/node-api";
import { isKind, type Delivery } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import { identifier } from "../engine/quote.ts";
import { prepare } from "../tables/prepare.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { Dictionary } from "./Dictionary.ts";
import { stagedNumbers, states } from "./stagedColumns.ts";

const numbers = Object.values(stagedNumbers);
const definition = [...Object.keys(stagedNumbers), "odd"].map((name) => `${identifier(name)} DOUBLE`);
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
    for (const delivery of batch) this.#append(appender, delivery);
    appender.closeSync();
    await this.#words.save(this.#connection);
    return batch.some(isUnparsed) ? await this.#judge(batch, before) : batch;
  }

  /** Forgets all lines. */
  async clear(): Promise<void> {
    await this.#connection.run("TRUNCATE staged");
    await this.#words.clear(this.#connection);
  }

  #append(appender: DuckDBAppender, delivery: Delivery): void {
    for (const numberOf of numbers) appender.appendDouble(numberOf(delivery, this.#words));
    appender.appendDouble(this.#oddOf(delivery));
    appender.appendVarchar(delivery.raw);
    appender.endRow();
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
