import type { FieldLayout, ObjectLayout } from "../text/Layout.ts";
import type { ObservedDeclaration, ObservedField } from "./ObservedDeclaration.ts";

/** A field with the fields and items inside it. */
interface Node {
  readonly field: ObservedField | undefined;
  readonly fields: Map<string, Node>;
  items: Node | undefined;
}

/** Layouts by declaration, each made when it is first asked for. */
const layouts = new WeakMap<ObservedDeclaration, ObjectLayout>();

/** Returns how the game prints an event of an observed kind: its keys in written order, and the decimals of its numbers. */
export function observedLayout(declaration: ObservedDeclaration): ObjectLayout {
  const made = layouts.get(declaration) ?? objectLayout(treeOf(declaration));
  layouts.set(declaration, made);
  return made;
}

function treeOf({ fields }: ObservedDeclaration): Node {
  const top = nodeOf(undefined);
  const byPath = new Map<string, Node>([["", top]]);
  for (const field of fields) {
    const node = nodeOf(field);
    const { path } = field;
    byPath.set(path, node);
    const dot = path.lastIndexOf(".");
    const holder = byPath.get(path.endsWith("[]") ? path.slice(0, -2) : path.slice(0, Math.max(dot, 0)));
    if (path.endsWith("[]") && holder !== undefined) holder.items = node;
    else holder?.fields.set(path.slice(dot + 1), node);
  }
  return top;
}

function nodeOf(field: ObservedField | undefined): Node {
  return { field, fields: new Map(), items: undefined };
}

function objectLayout({ fields }: Node): ObjectLayout {
  return Object.fromEntries([...fields].map(([name, node]) => [name, fieldLayout(node)]));
}

/** What counts do not show: parents are written without blanks, as `{"Star":0}`, and the sizes of rings with five digits. */
const byPath: Readonly<Record<string, FieldLayout>> = {
  Parents: { items: "compact" },
  "Rings[].MassMT": { digits: 5 },
  "Rings[].InnerRad": { digits: 5 },
  "Rings[].OuterRad": { digits: 5 },
};

function fieldLayout(node: Node): FieldLayout {
  const { field, fields, items } = node;
  if (fields.size > 0) return { fields: objectLayout(node) };
  const known = byPath[field?.path ?? ""];
  if (known !== undefined) return known;
  if (items !== undefined) return { items: fieldLayout(items) };
  if (field?.types.number === undefined) return "plain";
  const { path, decimals = [] } = field;
  // A field with several numbers of decimals is written with as many as its value needs, but coordinates got more over time.
  const isFixed = decimals.length === 1 || path.endsWith("[]");
  const most = decimals.at(-1);
  return most === undefined || !isFixed ? "plain" : { decimals: most, precision: "double" };
}
