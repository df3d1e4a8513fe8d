import type { Fields } from "../tables/Structure.ts";

/** Prints the module with the columns of each kind's table. */
export function tablesModule(tables: Readonly<Record<string, Fields>>): string {
  return [
    "// Generated from the contract's declarations by `npm run generate`; change those instead.",
    'import type { Kind } from "@shipslog/contract";',
    'import type { Fields } from "../tables/Structure.ts";',
    "",
    "/** The columns of each kind's table, as `from_json` takes them. */",
    `export const kindTables: Readonly<Record<Kind, Fields>> = ${JSON.stringify(tables, null, 2)};`,
    "",
  ].join("\n");
}
