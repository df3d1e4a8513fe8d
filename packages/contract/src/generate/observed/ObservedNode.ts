import type { ObservedDeclaration, ObservedField } from "../../observed/ObservedDeclaration.ts";

/** A field of a declaration with the fields inside it. */
export interface ObservedNode {
  readonly field: ObservedField;
  /** The fields of an object, by name. */
  readonly fields: Map<string, ObservedNode>;
  /** The items of an array, if any was seen. */
  items: ObservedNode | undefined;
}

/** The fields of a declaration as a tree, by name. */
export function treeOf({ fields }: ObservedDeclaration): ReadonlyMap<string, ObservedNode> {
  const top = new Map<string, ObservedNode>();
  const byPath = new Map<string, ObservedNode>();
  for (const field of fields) {
    const node: ObservedNode = { field, fields: new Map(), items: undefined };
    byPath.set(field.path, node);
    place(node, byPath, top);
  }
  return top;
}

/** Puts a node into the one that holds it, which precedes it. */
function place(node: ObservedNode, byPath: ReadonlyMap<string, ObservedNode>, top: Map<string, ObservedNode>): void {
  const { path } = node.field;
  if (path.endsWith("[]")) {
    const array = byPath.get(path.slice(0, -2));
    if (array !== undefined) array.items = node;
    return;
  }
  const dot = path.lastIndexOf(".");
  const holder = dot < 0 ? top : byPath.get(path.slice(0, dot))?.fields;
  holder?.set(path.slice(dot + 1), node);
}
