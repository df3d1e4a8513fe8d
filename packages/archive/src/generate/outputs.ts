import { colonsModule } from "./colonsModule.ts";
import { kindTables } from "./kindTables.ts";
import { tablesModule } from "./tablesModule.ts";

const folder = "packages/archive/src/generated";

/** The modules of the kinds' tables, as path and text. */
export function outputs(): readonly { readonly path: string; readonly text: string }[] {
  const tables = kindTables();
  return [
    { path: `${folder}/kindTables.ts`, text: tablesModule(tables) },
    { path: `${folder}/leastColons.ts`, text: colonsModule(tables) },
  ];
}
