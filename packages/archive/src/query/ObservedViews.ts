import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier, literal } from "../engine/quote.ts";
import { observedTables } from "../generated/observedTables.ts";
import type { ObservedColumns } from "../columns/Structure.ts";

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

/** Names in upper and lower case are equal in SQL, and every table has these columns. */
const taken: Readonly<Record<string, string>> = { commander: "CommanderName", position: "PositionValue" };

/**
 * The SQL of the table of an observed kind: its fields, taken from the lines in `events`. A field is null where it is missing or
 * has another type than the declaration says.
 *
 * `wanted` are names, in lower case, of the columns that a query uses. They are taken from the line apart from the others, which
 * DuckDB then does not compute at all. This changes the time of a query and never its result.
 */
export function observedQuery(kind: string, wanted: ReadonlySet<string> = new Set()): string {
  const columns = observedTables[kind] ?? {};
  const all = Object.entries(columns);
  const isWanted = (name: string) => wanted.has(columnOf(name).toLowerCase());
  const few = Object.fromEntries(all.filter(([name]) => isWanted(name)));
  const fields = all.map(([name]) => {
    return `${isWanted(name) ? "few" : "all_fields"}.${identifier(name)} AS ${identifier(columnOf(name))}`;
  });
  return `SELECT commander, position, ${[`"timestamp"`, ...fields].join(", ")}
    FROM (SELECT commander, position, "timestamp", ${fieldsOf(columns)} AS all_fields, ${fieldsOf(few)} AS few
      FROM main.events WHERE kind = ${literal(kind)})`;
}

function columnOf(name: string): string {
  return taken[name.toLowerCase()] ?? name;
}

function fieldsOf(columns: ObservedColumns): string {
  return Object.keys(columns).length === 0 ? "NULL" : `TRY(from_json(raw, ${literal(JSON.stringify(columns))}))`;
}
