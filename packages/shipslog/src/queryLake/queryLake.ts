import {
  functionOption,
  objectOption,
  oneOf,
  required,
  requireOption,
  textOption,
  requireOptions,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { journalPaths, type JournalPaths } from "../openFolder/journalPaths.ts";
import { nodeInstallation } from "../parts/nodeInstallation.ts";
import { requireParts } from "../parts/requireParts.ts";
import { storeShapes, type JournalsToStore } from "../storeFolder/storeFolder.ts";

/** How lakes or a folder are queried; what is about journals does not apply to a lake. */
export interface QueryLakeOptions extends JournalsToStore {
  /** The values of parameters by name, as `{ system: "Sol" }` for `$system` in SQL. */
  readonly set?: Readonly<Record<string, string>> | undefined;
  /**
   * Of a journal that several lakes have, `"keep"`, the default, shows the rows of each, and `"drop"` those of the lake that has most of
   * it, or of the first one.
   */
  readonly repeats?: "keep" | "drop" | undefined;
  /** Called with the number of journals that several lakes seem to have, when their rows are kept. */
  readonly onRepeats?: ((journals: number) => void) | undefined;
  /** Called with the number of stored lines that the answer is without, because a collector that catches up has not divided them into tables yet. */
  readonly onUndivided?: ((lines: number) => void) | undefined;
}

const shapes: OptionShapes<QueryLakeOptions> = {
  ...storeShapes,
  set: objectOption,
  repeats: oneOf(["keep", "drop"]),
  onRepeats: functionOption,
  onUndivided: functionOption,
};

/** A value in a row: as JSON has it, with 64-bit integers as text, so that no digit is lost. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | readonly QueryValue[]
  | { readonly [name: string]: QueryValue };

/** A row of an answer, by name of column. */
export type QueryRow = Readonly<Record<string, QueryValue>>;

/**
 * Answers a query from a lake, from several, or from journals, which are read into memory: SQL that only reads, or the name of a named
 * query as `jumps-per-day`. Of several lakes, each table has a column `lake` with a name such as `old` of `old=lake-2025`. Of several statements the last one answers. Each kind is a table; `Row` says what the caller knows of the columns. Needs `@shipslog/archive`, and throws an EnvironmentError that says how to install it.
 */
export async function queryLake<Row extends object = QueryRow>(
  lake: JournalPaths,
  sql: string,
  options: QueryLakeOptions = {},
): Promise<readonly Row[]> {
  requireOptions(options, shapes);
  requireOption("sql", sql, required(textOption));
  const { installation = nodeInstallation(import.meta.filename), machine, signal } = options;
  requireParts(["archive"], { installation });
  const paths = await journalPaths(lake, machine);
  // Loaded on first use: they bring DuckDB.
  const { statementsOf } = await import("./askedQuery.ts");
  const { openTables, useTables } = await import("./openTables.ts");
  const { set = {}, ...opening } = options;
  const give = (name: string) => `set: { ${name}: … }`;
  const statements = statementsOf(sql, new Map(Object.entries(set)), give);
  const tables = await openTables(paths, { ...opening, statements });
  const interrupted = signal ?? new AbortController().signal;
  const rows: readonly unknown[] = await useTables(tables, { interrupted }, async () => {
    for (const each of statements.slice(0, -1)) await tables.checkReadOnly(each);
    return await tables.query(statements.at(-1) ?? "");
  });
  // The caller says what the columns of the query are.
  return rows as readonly Row[];
}
