import type { DuckDBConnection } from "@duckdb/node-api";
import type { Delivery } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { JournalMap } from "./JournalMap.ts";
import { kindNumbers, stagingSchema } from "../tables/tableQueries.ts";

/** What only few lines have: JSON that replaces the line, fields for `extra`, or the reason of a rejection. */
export interface Oddity {
  readonly body?: string | undefined;
  readonly extra?: string | undefined;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
}

type NewRow = readonly (number | string | undefined)[];

/**
 * Numbers for values that repeat on nearly every line or occur on very few: the journal, the kind and oddities. Appending a
 * number to DuckDB takes a tenth of the time of a text or a null, and joins with small tables restore the values.
 */
export class Dictionary {
  #journals = new JournalMap<number>();
  readonly #kinds = new Map(kindNumbers);
  #counts = { journals: 0, odds: 0 };
  /** Rows not yet appended, by table. */
  #newRows: Record<"journals" | "kinds" | "odds", NewRow[]> = { journals: [], kinds: [], odds: [] };

  /** The SQL that creates the tables of the numbers. */
  static readonly tables = [
    `CREATE TABLE ${stagingSchema}.journals (journal DOUBLE, commander VARCHAR, file VARCHAR, generation DOUBLE)`,
    `CREATE TABLE ${stagingSchema}.kinds (number DOUBLE, kind VARCHAR)`,
    `INSERT INTO ${stagingSchema}.kinds VALUES ${[...kindNumbers].map(([kind, number]) => `(${number}, ${literal(kind)})`).join(", ")}`,
    `CREATE TABLE ${stagingSchema}.odds (odd DOUBLE, body VARCHAR, extra VARCHAR, code VARCHAR, reason VARCHAR)`,
  ];

  /** The number of a delivery's journal. */
  journalOf({ commander, position: { file, generation } }: Delivery): number {
    const known = this.#journals.get(commander, file, generation);
    if (known !== undefined) return known;
    const journal = ++this.#counts.journals;
    this.#journals.set(commander, file, generation, journal);
    this.#newRows.journals.push([journal, commander, file, generation]);
    return journal;
  }

  /** The number of a delivery's kind; 0 if it has none. */
  kindOf({ verdict: { kind } }: Delivery): number {
    if (kind === undefined) return 0;
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const number = this.#kinds.size + 1;
    this.#kinds.set(kind, number);
    this.#newRows.kinds.push([number, kind]);
    return number;
  }

  /** The number of an oddity; each gets a new one. */
  oddOf({ body, extra, code, reason }: Oddity): number {
    const odd = ++this.#counts.odds;
    this.#newRows.odds.push([odd, body, extra, code, reason]);
    return odd;
  }

  /** Appends the new rows to DuckDB. */
  async save(connection: DuckDBConnection): Promise<void> {
    for (const [table, rows] of Object.entries(this.#newRows)) {
      if (rows.length > 0) await appendRows(connection, table, rows);
    }
    this.#newRows = { journals: [], kinds: [], odds: [] };
  }

  /** Removes journals and oddities, which would accumulate. Kinds are few and are kept. */
  async clear(connection: DuckDBConnection): Promise<void> {
    for (const table of ["journals", "odds"]) await connection.run(`TRUNCATE ${stagingSchema}.${table}`);
    this.#journals = new JournalMap();
    this.#counts = { journals: 0, odds: 0 };
    this.#newRows = { journals: [], kinds: this.#newRows.kinds, odds: [] };
  }
}

/** Appends rows without SQL, because their values come from journals. */
async function appendRows(connection: DuckDBConnection, table: string, rows: readonly NewRow[]): Promise<void> {
  const appender = await connection.createAppender(table, stagingSchema);
  for (const row of rows) {
    for (const value of row) {
      if (value === undefined) appender.appendNull();
      else if (typeof value === "number") appender.appendDouble(value);
      else appender.appendVarchar(value);
    }
    appender.endRow();
  }
  appender.closeSync();
}
