import { namedQueries, type Tables } from "@shipslog/archive";

const commands = [".tables", ".schema", ".queries", ".help", ".exit"];
const keywords =
  "SELECT FROM WHERE GROUP BY ORDER LIMIT JOIN USING HAVING DISTINCT count sum avg min max AS AND OR NOT DESC".split(
    " ",
  );

/** Completes names of tables and columns, named queries and words of SQL. */
export class SqlCompletion {
  /** The columns of each table, by its name in lower case. */
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  readonly #tables: readonly string[];

  private constructor(rows: readonly { readonly table: string; readonly column: string }[]) {
    this.#tables = [...new Set(rows.map(({ table }) => table))];
    const byTable = Map.groupBy(rows, ({ table }) => table.toLowerCase());
    this.#columns = new Map([...byTable].map(([table, found]) => [table, found.map(({ column }) => column)]));
  }

  static async of(tables: Tables): Promise<SqlCompletion> {
    const rows = await tables.query(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'main' ORDER BY table_name, ordinal_position`,
    );
    return new SqlCompletion(rows.map(({ table, column }) => ({ table: table as string, column: column as string })));
  }

  /** Lists what the last word of a line may become: columns only of the tables that the line names, if it names any. */
  complete(line: string): readonly string[] {
    const words = line.split(/[\s,()]+/);
    const typed = words.at(-1) ?? "";
    const before =
      line
        .split(/\s+/)
        .at(-1)
        ?.slice(0, -typed.length || undefined) ?? "";
    const named = words.flatMap((word) => this.#columns.get(word.toLowerCase()) ?? []);
    const columns = named.length > 0 ? named : [...this.#columns.values()].flat();
    const isFirst = words.length === 1;
    const all = [...(isFirst ? [...commands, ...namedQueries.keys()] : columns), ...this.#tables, ...keywords];
    const found = new Set(all.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase())));
    return [...found].map((each) => before + each);
  }
}
