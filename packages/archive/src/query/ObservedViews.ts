import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier } from "../engine/quote.ts";
import { observedTables } from "../generated/observedTables.ts";
import { observedQuery } from "../tables/observedQuery.ts";

const kindsByLowerCase = new Map(Object.keys(observedTables).map((kind) => [kind.toLowerCase(), kind]));
const word = /[a-z_]\w*/gi;
const stringLiteral = /'(?:[^']|'')*'/g;
/** Statements and functions that list tables. */
const listing = /\b(?:show|information_schema|duckdb_\w+|pragma_\w+|sqlite_\w+|pg_\w+)\b/i;

/**
 * The views of observed kinds in one DuckDB. Creating all takes time, so each is created when SQL contains its name, and for the
 * columns that the SQL names.
 */
export class ObservedViews {
  readonly #missing = new Map(kindsByLowerCase);
  readonly #created = new Map<string, string>();

  /** Creates the views that SQL may use. */
  async createFor(connection: DuckDBConnection, sql: string): Promise<void> {
    if (listing.test(sql)) {
      await this.createAll(connection);
      return;
    }
    const words = new Set((sql.replaceAll(stringLiteral, "").match(word) ?? []).map((each) => each.toLowerCase()));
    for (const name of words) await this.#create(connection, name, words);
  }

  /** Creates the views that are missing; returns whether there were any. */
  async createAll(connection: DuckDBConnection): Promise<boolean> {
    const names = [...this.#missing.keys()];
    for (const name of names) await this.#create(connection, name, new Set());
    return names.length > 0;
  }

  async #create(connection: DuckDBConnection, name: string, words: ReadonlySet<string>): Promise<void> {
    const kind = kindsByLowerCase.get(name);
    if (kind === undefined) return;
    const query = observedQuery(kind, words);
    if (this.#created.get(kind) === query) return;
    await connection.run(`CREATE OR REPLACE VIEW ${identifier(kind)} AS ${query}`);
    this.#created.set(kind, query);
    this.#missing.delete(name);
  }
}
