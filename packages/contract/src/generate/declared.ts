import type { Annotations } from "../declare/Annotations.ts";
import { declarations } from "../kinds/declarations.ts";

/** A declaration as plain JSON Schema with our annotations, as every generator reads it. */
export interface SchemaNode extends Annotations {
  readonly title?: string;
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly not?: object;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
}

/** Whether a node declares a field that must be absent. */
export function isForbidden(node: SchemaNode): boolean {
  return node.not !== undefined;
}

/** The sixteen declarations as plain JSON Schema, in the specification's order. */
export const declared: ReadonlyMap<string, SchemaNode> = new Map(
  Object.entries(declarations).map(([name, schema]) => [name, JSON.parse(JSON.stringify(schema)) as SchemaNode]),
);

/** One field of a kind, named by its path: `Factions[].ActiveStates[].State`. */
export interface Field {
  readonly path: string;
  readonly name: string;
  readonly node: SchemaNode;
  readonly required: boolean;
  readonly section: string;
}

/** Lists the fields of an object and of everything inside it, in written order; forbidden ones are left out. */
export function* fieldsOf(object: SchemaNode, prefix = "", section = object["x-section"] ?? ""): Generator<Field> {
  for (const [name, node] of Object.entries(object.properties ?? {})) {
    if (isForbidden(node)) continue;
    const path = prefix + name;
    const required = object.required?.includes(name) ?? false;
    yield { path, name, node, required, section: node["x-section"] ?? section };
    yield* fieldsInside(node, path, section);
  }
}

function* fieldsInside(node: SchemaNode, path: string, section: string): Generator<Field> {
  if (node.items) yield* fieldsInside(node.items, `${path}[]`, section);
  if (node.properties) yield* fieldsOf(node, `${path}.`, node["x-section"] ?? section);
}
