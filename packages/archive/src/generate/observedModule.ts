import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { observedColumns } from "./observedStructure.ts";

/** Prints the module with the columns of each observed kind. */
export function observedModule(): string {
  const tables = observedDeclarations.map(
    (declaration) => `  ${declaration.kind}: ${JSON.stringify(observedColumns(declaration))},`,
  );
  return [
    "// Generated from the declarations of observed kinds by `npm run generate`; change those instead.",
    'import type { ObservedColumns } from "../tables/Structure.ts";',
    "",
    "/** The columns of each observed kind, as `from_json` takes them, most frequent kind first. */",
    `export const observedTables: Readonly<Record<string, ObservedColumns>> = {\n${tables.join("\n")}\n};`,
    "",
  ].join("\n");
}
