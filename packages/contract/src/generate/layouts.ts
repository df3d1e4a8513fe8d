import type { FieldLayout, ObjectLayout } from "../text/Layout.ts";
import { declared, isForbidden, type SchemaNode } from "./declared.ts";

/** The module with the layout of each kind, for printing, one field in each line. */
export function layoutsModule(): string {
  const lines = [...declared].flatMap(([kind, node]) => [
    `  ${JSON.stringify(kind)}: {`,
    ...Object.entries(objectLayout(node)).map(
      ([name, field]) => `    ${JSON.stringify(name)}: ${JSON.stringify(field)},`,
    ),
    "  },",
  ]);
  return [
    'import type { ObjectLayout } from "../text/Layout.ts";',
    "",
    "/** How the game prints each kind. */",
    `export const layouts: Readonly<Record<string, ObjectLayout>> = {\n${lines.join("\n")}\n};`,
    "",
  ].join("\n");
}

function objectLayout(node: SchemaNode): ObjectLayout {
  const written = Object.entries(node.properties ?? {}).filter(([, field]) => !isForbidden(field));
  return Object.fromEntries(written.map(([name, field]) => [name, fieldLayout(field)]));
}

function fieldLayout(node: SchemaNode): FieldLayout {
  if (node.items) {
    const items = fieldLayout(node.items);
    return items === "plain" ? "plain" : { items };
  }
  if (node.properties) return { fields: objectLayout(node) };
  if (node.type !== "number") return "plain";
  return { decimals: node["x-decimals"]!, precision: node["x-precision"]! };
}
