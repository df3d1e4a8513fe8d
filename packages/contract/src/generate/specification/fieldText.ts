import type { FieldNotes } from "../../specification/resources/FieldNotes.ts";
import type { Field } from "../fields.ts";
import type { SchemaNode } from "../SchemaNode.ts";

/** What the row of a field states: its type, whether it is required, what it means, and its values. */
export function fieldText({ path, node, required }: Field, { sharedElements = [] }: FieldNotes): string {
  const [first] = sharedElements;
  const isShared = first !== undefined && path.startsWith(`${first}[].`);
  const name = isShared ? sharedElements.map((array) => path.replace(first, array)).join(", ") : path;
  const value = node.items && !node.items.properties ? node.items : node;
  return [
    `${name}: ${typeText(node)}, ${required ? "required" : "optional"}.`,
    node.description ?? "",
    valuesText(value),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function typeText({ type, items }: SchemaNode): string {
  return items === undefined ? (type ?? "any") : `array of ${items.type}`;
}

const introductions = { closed: "One of", seen: "Seen:", example: "For example" } as const;

function valuesText(node: SchemaNode): string {
  const values = node.enum ?? node["x-values"];
  if (values === undefined) return node.pattern === undefined ? "" : `Written as ${node["x-expected"]}.`;
  const shown = values.map((value) => (value === "" ? "empty" : String(value))).join(", ");
  return `${introductions[node["x-strength"] ?? "closed"]} ${shown}.`;
}
