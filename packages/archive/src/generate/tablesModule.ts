import type { Fields } from "../tables/Structure.ts";

/** Prints the module with the columns of each kind's table, one in each line. */
export function tablesModule(tables: Readonly<Record<string, Fields>>): string {
  const lines = Object.entries(tables).flatMap(([kind, fields]) => [
    `  ${JSON.stringify(kind)}: {`,
    ...Object.entries(fields).map(([name, field]) => `    ${JSON.stringify(name)}: ${JSON.stringify(field)},`),
    "  },",
  ]);
  return [
    "// Generated from the contract's declarations by `npm run generate`; change those instead.",
    'import type { Kind } from "@shipslog/contract";',
    'import type { Fields } from "../tables/Structure.ts";',
    "",
    "/** The columns of each kind's table, as `from_json` takes them. */",
    `export const kindTables: Readonly<Record<Kind, Fields>> = {\n${lines.join("\n")}\n};`,
    "",
  ].join("\n");
}
