import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier, literal } from "../engine/quote.ts";
import { observedTables } from "../generated/observedTables.ts";
import { observedQuery } from "../observed/observedQuery.ts";
import { failingTableIn, failTable } from "./lakeViews.ts";
import { tableNames } from "../tables/tableQueries.ts";

const kindsByLowerCase = new Map(Object.keys(observedTables).map((kind) => [kind.toLowerCase(), kind]));
const takenNames = new Set([...kindsByLowerCase.keys(), ...tableNames.map((table) => table.toLowerCase())]);
const word = /[a-z_]\w*/gi;
const stringLiteral = /'(?:[^']|'')*'/g;
/** Statements and functions that list tables. */
export const listing: RegExp = /\b(?:show|information_schema|duckdb_\w+|pragma_\w+|sqlite_\w+|pg_\w+)\b/i;

/** How the rows of an observed kind are read faster than from its lines. */
export interface TypedRows {
  /** The SQL of the rows that a typed file has. */
  readonly rows: string;
  /** The SQL of the lines that it does not have; undefined if it has all. */
  readonly rest: string | undefined;
}

/** Views of kinds that have no table. */
export interface KindViews {
  /** Creates the views that SQL may use. */
  createFor(connection: DuckDBConnection, sql: string): Promise<void>;
  /** Creates the views that are missing; returns whether there were any. */
  createAll(connection: DuckDBConnection): Promise<boolean>;
}

/** Finds the typed rows of a kind; undefined if there are none. */
export type FindTypedRows = (kind: string) => Promise<TypedRows | undefined>;

/**
 * The views of kinds that have no table, in one DuckDB: of observed kinds, and of any other kind that the lines have. Creating all
 * takes time, so each is created when SQL contains its name, and for the columns that the SQL names. A view that a statement reads
 * is over a typed file if there is one.
 */
export class ObservedViews implements KindViews {
  readonly #findTyped: FindTypedRows;
  readonly #missing = new Map(kindsByLowerCase);
  readonly #created = new Map<string, string>();
  readonly #typed = new Map<string, TypedRows>();
  /** Kinds whose typed rows were looked for, or whose lines cannot be read. */
  readonly #asked = new Set<string>();
  /** Whether the kinds that no declaration knows were looked for. */
  #hasUnknown = false;

  constructor(findTyped: FindTypedRows) {
    this.#findTyped = findTyped;
  }

  /** The kinds whose views were created. */
  get kinds(): Pick<ReadonlySet<string>, "has" | "keys"> {
    return this.#created;
  }

  async createFor(connection: DuckDBConnection, sql: string): Promise<void> {
    if (listing.test(sql)) await this.createAll(connection);
    const words = new Set((sql.replaceAll(stringLiteral, "").match(word) ?? []).map((each) => each.toLowerCase()));
    const named = [...words].flatMap((name) => kindsByLowerCase.get(name) ?? []);
    for (const kind of named) await this.#create(connection, kind, words);
    if (named.every((kind) => this.#asked.has(kind))) return;
    for (const name of await tablesIn(connection, sql)) {
      const kind = kindsByLowerCase.get(name.toLowerCase());
      if (kind === undefined || this.#asked.has(kind)) continue;
      this.#asked.add(kind);
      const typed = await this.#findTyped(kind);
      if (typed === undefined) continue;
      this.#typed.set(kind, typed);
      await this.#create(connection, kind, words);
    }
  }

  async createAll(connection: DuckDBConnection): Promise<boolean> {
    if (!this.#hasUnknown) {
      this.#hasUnknown = true;
      for (const kind of await unknownKinds(connection)) this.#missing.set(kind.toLowerCase(), kind);
    }
    const missing = [...this.#missing.values()];
    for (const kind of missing) await this.#create(connection, kind, new Set());
    return missing.length > 0;
  }

  async #create(connection: DuckDBConnection, kind: string, words: ReadonlySet<string>): Promise<void> {
    const query = this.#queryOf(kind, words);
    if (this.#created.get(kind) === query) return;
    try {
      await connection.run(`CREATE OR REPLACE VIEW ${identifier(kind)} AS ${query}`);
    } catch (error) {
      // A statement that uses the view fails as one that reads the lines does; others must not.
      if (!(error instanceof Error) || failingTableIn(error.message) === undefined) throw error;
      this.#asked.add(kind);
      await failTable(connection, "events", kind);
    }
    this.#created.set(kind, query);
    this.#missing.delete(kind.toLowerCase());
  }

  #queryOf(kind: string, words: ReadonlySet<string>): string {
    const typed = this.#typed.get(kind);
    if (typed === undefined) return observedQuery(kind, words);
    const { rows, rest } = typed;
    return rest === undefined ? rows : `${rows} UNION ALL BY NAME (${observedQuery(kind, words, { lines: rest })})`;
  }
}

const tableName = /"table_name":"(\w+)"/g;

/** The tables that a SELECT reads, as DuckDB parses it; a word of it may be a column too. None for any other statement. */
async function tablesIn(connection: DuckDBConnection, sql: string): Promise<Iterable<string>> {
  const parsed = await connection.runAndReadAll(`SELECT json_serialize_sql(${literal(sql)})::VARCHAR`);
  const [[tree] = []] = parsed.getRows();
  return new Set([...(tree as string).matchAll(tableName)].map(([, name = ""]) => name));
}

/** The kinds of lines that neither the contract nor a declaration knows; none if the lines cannot be read. */
async function unknownKinds(connection: DuckDBConnection): Promise<readonly string[]> {
  const found = await connection.runAndReadAll("SELECT DISTINCT kind FROM main.events").catch(() => undefined);
  const kinds = (found?.getRows() ?? []).flatMap(([kind]) => (typeof kind === "string" ? [kind] : []));
  return kinds.filter((kind) => !takenNames.has(kind.toLowerCase()));
}
