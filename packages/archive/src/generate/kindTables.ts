import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { kinds, type Kind } from "@shipslog/contract";
import type { Fields } from "../tables/Structure.ts";
import { structureOf, type ColumnSchema } from "./structureOf.ts";

/** Reads the published schema of a kind. */
export function schemaOf(kind: Kind): ColumnSchema {
  const path = fileURLToPath(import.meta.resolve(`@shipslog/contract/schemas/${kind}.schema.json`));
  return JSON.parse(readFileSync(path, "utf8")) as ColumnSchema;
}

/** The columns of each kind's table, without `event`, which is the name of the table. */
export function makeKindTables(): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const { event: _, ...columns } = structureOf(schemaOf(kind)) as Fields;
      return [kind, columns];
    }),
  );
}
