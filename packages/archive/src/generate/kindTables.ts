import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds, type Kind } from "@shipslog/contract";
import type { Fields } from "../tables/Structure.ts";
import { structureOf, type ColumnSchema } from "./structureOf.ts";

const schemas = join(import.meta.dirname, "../../../contract/schemas");

/** Reads the schema of a kind as it was generated from its declaration. */
export function schemaOf(kind: Kind): ColumnSchema {
  return JSON.parse(readFileSync(join(schemas, `${kind}.schema.json`), "utf8")) as ColumnSchema;
}

/** The columns of each kind's table; `event` is left out, for it is the table's name. */
export function kindTables(): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const { event: _, ...columns } = structureOf(schemaOf(kind)) as Fields;
      return [kind, columns];
    }),
  );
}
