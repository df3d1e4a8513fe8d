import { declarations } from "../kinds/declarations.ts";
import type { SchemaNode } from "./SchemaNode.ts";

/** The sixteen declarations as plain JSON Schema, in the specification's order. */
export const declared: ReadonlyMap<string, SchemaNode> = new Map(
  Object.entries(declarations).map(([name, schema]) => [name, JSON.parse(JSON.stringify(schema)) as SchemaNode]),
);
