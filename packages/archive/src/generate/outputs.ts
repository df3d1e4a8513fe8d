import type { Kind } from "@shipslog/contract";
import { colonsModule } from "./leastColons.ts";
import { makeKindTables, tablesModule } from "./kindTables.ts";
import { observedModule } from "./observedTables.ts";

const folder = "packages/archive/src/generated";

/** The generated modules of the archive, as path and text, from the JSON Schemas of the kinds. */
export function outputs(schemaOf: (kind: Kind) => object): readonly { readonly path: string; readonly text: string }[] {
  const tables = makeKindTables(schemaOf);
  return [
    { path: `${folder}/kindTables.ts`, text: tablesModule(tables) },
    { path: `${folder}/leastColons.ts`, text: colonsModule(tables) },
    { path: `${folder}/observedTables.ts`, text: observedModule() },
  ];
}
