import { kinds, type Kind } from "@shipslog/contract";
import type { Fields } from "../tables/Structure.ts";
import { structureOf } from "./structureOf.ts";

/** The columns of each kind's table by its JSON Schema, without `event`, which is the name of the table. */
export function makeKindTables(schemaOf: (kind: Kind) => object): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const { event: _, ...columns } = structureOf(schemaOf(kind)) as Fields;
      return [kind, columns];
    }),
  );
}
