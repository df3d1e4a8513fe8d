import type { DuckDBConnection } from "@duckdb/node-api";
import { kinds, type Delivery } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { JournalMap } from "../lake/JournalMap.ts";

/** The number of each of the sixteen kinds; other kinds get numbers behind these as they come. */
export const kindNumbers: ReadonlyMap<string, number> = new Map(kinds.map((kind, index) => [kind, index + 1]));

/** What only few lines have: JSON in place of the line, fields for `extra`, or why the line was rejected. */
export interface Oddity {
  readonly body?: string | undefined;
  readonly extra?: string | undefined;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
}

type NewRow = readonly (number | string | undefined)[];

/**
 * Numbers for what repeats on nearly every line, or stands on hardly any: whose journal it is, the kind, and what is odd.
 * Handing DuckDB a number costs a tenth of handing it a text or nothing, and small tables turn it back.
 */
export class Dictionary {
  #journals = new JournalMap<number>();
  readonly #kinds = new Map(kindNumbers);
  #counts = { journals: 0, odds: 0 };
  /** Rows that DuckDB does not know yet, by table. */
  #news: Record<"journals" | "kinds" | "odds", NewRow[]> = { journals: [], kinds: [], odds: [] };

  /** The tables behind the numbers, as SQL that makes them. */
  static readonly tables = [
    "CREATE TABLE journals (journal DOUBLE, commander VARCHAR, file VARCHAR, generation DOUBLE)",
    "CREATE TABLE kinds (number DOUBLE, kind VARCHAR)",
    `INSERT INTO kinds VALUES ${[...kindNumbers].map(([kind, number]) => `(${number}, ${literal(kind)})`).join(", ")}`,
    "CREATE TABLE odds (odd DOUBLE, body VARCHAR, extra VARCHAR, code VARCHAR, reason VARCHAR)",
  ];

  /** The number of a delivery's journal. */
  journalOf({ commander, position: { file, generation } }: Delivery): number {
    const known = this.#journals.get(commander, file, generation);
    if (known !== undefined) return known;
    const journal = ++this.#counts.journals;
    this.#journals.set(commander, file, generation, journal);
    this.#news.journals.push([journal, commander, file, generation]);
    return journal;
  }

  /** The number of a delivery's kind; 0 where it has none. */
  kindOf({ verdict: { kind } }: Delivery): number {
    if (kind === undefined) return 0;
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const number = this.#kinds.size + 1;
    this.#kinds.set(kind, number);
    this.#news.kinds.push([number, kind]);
    return number;
  }

  /** The number of something odd; each has its own. */
  oddOf({ body, extra, code, reason }: Oddity): number {
    const odd = ++this.#counts.odds;
    this.#news.odds.push([odd, body, extra, code, reason]);
    return odd;
  }

  /** Tells DuckDB of the numbers it does not know yet. */
  async save(connection: DuckDBConnection): Promise<void> {
    for (const [table, rows] of Object.entries(this.#news)) {
      if (rows.length > 0) await appendRows(connection, table, rows);
    }
    this.#news = { journals: [], kinds: [], odds: [] };
  }

  /** Forgets journals and oddities, of which there are ever new ones; there are only so many kinds. */
  async clear(connection: DuckDBConnection): Promise<void> {
    for (const table of ["journals", "odds"]) await connection.run(`TRUNCATE ${table}`);
    this.#journals = new JournalMap();
    this.#counts = { journals: 0, odds: 0 };
    this.#news = { journals: [], kinds: this.#news.kinds, odds: [] };
  }
}

/** Adds rows without a word of SQL: what they hold comes from journals. */
async function appendRows(connection: DuckDBConnection, table: string, rows: readonly NewRow[]): Promise<void> {
  const appender = await connection.createAppender(table);
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
