import { DuckDBDataChunk, type DuckDBConnection } from "@duckdb/node-api";
import { isKind, type Delivery } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import { identifier, literal } from "../engine/quote.ts";
import { prepare, type Prepared } from "../tables/prepare.ts";
import { tableQueries } from "../tables/tableQueries.ts";
import { Dictionary } from "./Dictionary.ts";
import { isUnparsed, stagedColumns } from "./stagedColumns.ts";

/** How many rows DuckDB takes at once. */
const chunkRows = 2048;

const columns = Object.values(stagedColumns);
const types = columns.map(({ type }) => type);
const definition = Object.entries(stagedColumns).map(([name, { type }]) => `${identifier(name)} ${type.toString()}`);
const notJson = { code: "invalid", reason: lineDefects.invalid } as const;
const nothing: Prepared = { body: undefined, extra: undefined };

/** Lines in DuckDB's memory, and over them every table as a view: a line becomes columns only when these are asked for. */
export class Staging {
  readonly #connection: DuckDBConnection;
  readonly #words = new Dictionary();

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  /** Makes the tables, all empty. */
  static async open(connection: DuckDBConnection): Promise<Staging> {
    await connection.run(`CREATE TABLE staged (${definition.join(", ")})`);
    for (const table of Dictionary.tables) await connection.run(table);
    for (const [table, query] of tableQueries) await connection.run(`CREATE VIEW ${identifier(table)} AS ${query}`);
    return new Staging(connection);
  }

  /** Adds lines and gives them as they were staged: of those nobody has parsed, the ones that are not JSON are rejected. */
  async add(batch: readonly Delivery[]): Promise<readonly Delivery[]> {
    const before = await this.#lastRow();
    const appender = await this.#connection.createAppender("staged");
    for (let start = 0; start < batch.length; start += chunkRows) {
      appender.appendDataChunk(chunkOf(batch.slice(start, start + chunkRows), this.#words));
    }
    appender.closeSync();
    await this.#words.save(this.#connection);
    return batch.some(({ verdict }) => isUnparsed(verdict)) ? await this.#judge(batch, before) : batch;
  }

  async #lastRow(): Promise<number> {
    const found = await this.#connection.runAndReadAll("SELECT coalesce(max(rowid), -1)::DOUBLE FROM staged");
    return Number(found.getRowsJson()[0]?.[0]);
  }

  async #judge(batch: readonly Delivery[], before: number): Promise<readonly Delivery[]> {
    const isBroken = `rowid > ${before} AND unparsed AND NOT json_valid(raw)`;
    const found = await this.#connection.runAndReadAll(
      `SELECT journal, generation, line FROM staged WHERE ${isBroken}`,
    );
    if (found.currentRowCount === 0) return batch;
    const broken = new Set(found.getRowsJson().map((row) => JSON.stringify(row)));
    const { code, reason } = notJson;
    await this.#connection.run(
      `UPDATE staged SET code = ${literal(code)}, reason = ${literal(reason)} WHERE ${isBroken}`,
    );
    return batch.map((delivery) => {
      const { position, verdict } = delivery;
      const key = JSON.stringify([this.#words.journalOf(delivery), position.generation, position.line]);
      return isUnparsed(verdict) && broken.has(key)
        ? { ...delivery, verdict: { type: "rejected", kind: verdict.kind, ...notJson } }
        : delivery;
    });
  }

  /** Forgets all lines. */
  async clear(): Promise<void> {
    for (const table of ["staged", "journals"]) await this.#connection.run(`TRUNCATE ${table}`);
    this.#words.forgetJournals();
  }
}

function chunkOf(rows: readonly Delivery[], words: Dictionary): DuckDBDataChunk {
  const prepared = rows.map(prepareDelivery);
  const chunk = DuckDBDataChunk.create(types, rows.length);
  for (const [index, { valueOf }] of columns.entries()) {
    chunk.setColumnValues(
      index,
      rows.map((row, at) => valueOf(row, prepared[at] ?? nothing, words)),
    );
  }
  return chunk;
}

function prepareDelivery({ verdict, raw }: Delivery): Prepared {
  if (verdict.type !== "stored" || !isKind(verdict.kind) || verdict.event === undefined) return nothing;
  return prepare(verdict.kind, verdict.event, raw);
}
