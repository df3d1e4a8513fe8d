import { isForbidden, type SchemaNode } from "./SchemaNode.ts";

/** Prints the TypeScript type of a declaration, each field with its description. */
export function printType(node: SchemaNode, indent = ""): string {
  if (isForbidden(node)) return "never";
  if (node.properties) return printObject(node, indent);
  if (node.items) return printArray(node.items, indent);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum && node.type === "string") return union(node.enum);
  if (node.type === "string" && node["x-values"]) return `${union(node["x-values"])} | (string & {})`;
  if (node.type === "integer") return node["x-bigint"] ? "number | bigint" : "number";
  return node.type!;
}

function printObject(node: SchemaNode, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(node.properties!).map(([name, field]) => {
    const mark = node.required?.includes(name) ? "" : "?";
    const description = field.description ?? `Listed under ${field["x-section"]}.`;
    return `${inner}/** ${description} */ ${name}${mark}: ${printType(field, inner)};`;
  });
  return ["{", ...lines, `${indent}}`].join("\n");
}

function printArray(items: SchemaNode, indent: string): string {
  const type = printType(items, indent);
  return /[|]/.test(type) && !items.properties ? `(${type})[]` : `${type}[]`;
}

const union = (values: readonly (string | number)[]) => values.map((value) => JSON.stringify(value)).join(" | ");
