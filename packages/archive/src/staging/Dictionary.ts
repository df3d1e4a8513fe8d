import type { DuckDBConnection } from "@duckdb/node-api";
import { kinds, type Delivery } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";

/** The number of each of the sixteen kinds; other kinds get numbers behind these as they come. */
export const kindNumbers: ReadonlyMap<string, number> = new Map(kinds.map((kind, index) => [kind, index + 1]));

/**
 * Numbers for what repeats on nearly every line: whose journal it is, and the kind. Handing DuckDB a number costs a tenth
 * of handing it a text, and two small tables turn it back.
 */
export class Dictionary {
  readonly #journals = new Map<string, Map<string, number>>();
  readonly #kinds = new Map(kindNumbers);
  #journalCount = 0;
  #newJournals: string[] = [];
  #newKinds: string[] = [];
  #lastFile: string | undefined;
  #lastCommander = "";
  #lastJournal = 0;

  /** The tables behind the numbers, as SQL that makes them. */
  static readonly tables = [
    "CREATE TABLE journals (journal DOUBLE, commander VARCHAR, file VARCHAR)",
    "CREATE TABLE kinds (number DOUBLE, kind VARCHAR)",
    `INSERT INTO kinds VALUES ${[...kindNumbers].map(([kind, number]) => `(${number}, ${literal(kind)})`).join(", ")}`,
  ];

  /** The number of a delivery's journal, generation aside. */
  journalOf({ commander, position: { file } }: Delivery): number {
    // Lines of one journal come one after the other.
    if (file === this.#lastFile && commander === this.#lastCommander) return this.#lastJournal;
    const files = this.#filesOf(commander);
    let journal = files.get(file);
    if (journal === undefined) {
      journal = ++this.#journalCount;
      files.set(file, journal);
      this.#newJournals.push(`(${journal}, ${literal(commander)}, ${literal(file)})`);
    }
    [this.#lastFile, this.#lastCommander, this.#lastJournal] = [file, commander, journal];
    return journal;
  }

  #filesOf(commander: string): Map<string, number> {
    const known = this.#journals.get(commander);
    if (known !== undefined) return known;
    const files = new Map<string, number>();
    this.#journals.set(commander, files);
    return files;
  }

  /** The number of a delivery's kind; null where it has none. */
  kindOf({ verdict: { kind } }: Delivery): number | null {
    if (kind === undefined) return null;
    let number = this.#kinds.get(kind);
    if (number === undefined) {
      number = this.#kinds.size + 1;
      this.#kinds.set(kind, number);
      this.#newKinds.push(`(${number}, ${literal(kind)})`);
    }
    return number;
  }

  /** Forgets the journals; there are only so many kinds, but ever new journals. */
  forgetJournals(): void {
    this.#journals.clear();
    [this.#lastFile, this.#lastCommander, this.#newJournals] = [undefined, "", []];
  }

  /** Tells DuckDB of the numbers it does not know yet. */
  async save(connection: DuckDBConnection): Promise<void> {
    for (const [table, rows] of [
      ["journals", this.#newJournals],
      ["kinds", this.#newKinds],
    ] as const) {
      if (rows.length > 0) await connection.run(`INSERT INTO ${table} VALUES ${rows.join(", ")}`);
    }
    [this.#newJournals, this.#newKinds] = [[], []];
  }
}
