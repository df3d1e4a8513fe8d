import type { FieldNotes } from "../../specification/resources.ts";
import type { Field, SchemaNode } from "../declared.ts";

/** The name of a field in statements: its path, or its last name when a table describes several arrays together. */
export function fieldName(path: string, { sharedElements = [] }: FieldNotes): string {
  const [first] = sharedElements;
  return first !== undefined && path.startsWith(`${first}[].`) ? path.replace(`${first}[].`, "") : path;
}

/** What the row of a field states: its type, whether it is required, what it means, and its values. */
export function fieldText({ path, node, required }: Field, notes: FieldNotes): string {
  const value = node.items && !node.items.properties ? node.items : node;
  const head = `${fieldName(path, notes)}: ${typeText(node)}, ${required ? "required" : "optional"}.`;
  const parts = [head, node.description ?? "", valuesText(value), rangeText(value), lengthText(node)];
  return parts.filter((part) => part !== "").join(" ");
}

function typeText({ type, items }: SchemaNode): string {
  return items === undefined ? (type ?? "any") : `array of ${items.type}`;
}

const introductions = { closed: "One of", seen: "Seen:", example: "For example" } as const;

function valuesText(node: SchemaNode): string {
  if (node.const === true) return "Always true.";
  const values = node.enum ?? node["x-values"];
  if (values !== undefined) {
    const shown = values.map((value) => (value === "" ? "empty" : String(value))).join(", ");
    return `${introductions[node["x-strength"] ?? "closed"]} ${shown}.`;
  }
  const isFormed = node.pattern !== undefined || node["x-form"] !== undefined;
  return isFormed ? `Written as ${node["x-expected"]}` : "";
}

function rangeText({ minimum, maximum }: SchemaNode): string {
  return minimum === undefined ? "" : `From ${minimum} to ${maximum}.`;
}

function lengthText({ minItems, maxItems }: SchemaNode): string {
  if (minItems === undefined) return "";
  return minItems === maxItems ? `Exactly ${minItems} elements.` : `At least ${minItems} elements.`;
}
