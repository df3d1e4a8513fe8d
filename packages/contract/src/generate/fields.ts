import { isForbidden, type SchemaNode } from "./SchemaNode.ts";

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
