import type { ObservedDeclaration, ObservedField } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import type { ObservedColumns, ObservedStructure, ValueType } from "../columns/Structure.ts";

/** Prints the module with the columns of each observed kind. */
export function observedModule(): string {
  const tables = observedDeclarations.map(
    (declaration) => `  ${declaration.kind}: ${JSON.stringify(observedColumns(declaration))},`,
  );
  return [
    "// Generated from the declarations of observed kinds by `npm run generate`; change those instead.",
    'import type { ObservedColumns } from "../columns/Structure.ts";',
    "",
    "/** The columns of each observed kind, as `from_json` takes them, most frequent kind first. */",
    `export const observedTables: Readonly<Record<string, ObservedColumns>> = {\n${tables.join("\n")}\n};`,
    "",
  ].join("\n");
}

/** A field with the fields inside it. */
interface FieldTree {
  field?: ObservedField;
  readonly inside: Map<string, FieldTree>;
}

/** The name of the items of an array in a path. */
const item = "[]";
const steps = /\[\]|[^.[\]]+/g;
/** These are columns of every table already. */
const ofEveryTable = ["timestamp", "event"];

/** The columns of an observed kind. */
function observedColumns({ fields }: ObservedDeclaration): ObservedColumns {
  const root: FieldTree = { inside: new Map() };
  for (const field of fields) {
    let place = root;
    for (const step of field.path.match(steps) ?? []) place = enter(place, step);
    place.field = field;
  }
  for (const name of ofEveryTable) root.inside.delete(name);
  return columnsOf(root);
}

function enter({ inside }: FieldTree, step: string): FieldTree {
  const known = inside.get(step);
  if (known !== undefined) return known;
  const fresh: FieldTree = { inside: new Map() };
  inside.set(step, fresh);
  return fresh;
}

function columnsOf({ inside }: FieldTree): ObservedColumns {
  return Object.fromEntries([...inside].map(([name, tree]) => [name, structureIn(tree)]));
}

/** A field with values of several types is JSON, unless it became a list whose members are known; types of earlier versions do not count. */
function structureIn(tree: FieldTree): ObservedStructure {
  const former = new Set(["null", ...Object.keys(tree.field?.former ?? {})]);
  const all = Object.keys(tree.field?.types ?? {}).filter((type) => !former.has(type));
  const grown = all.includes("array") && tree.inside.has(item) ? "array" : undefined;
  const types = grown === undefined ? all : [grown];
  const [type] = types;
  if (types.length !== 1 || type === undefined) return "JSON";
  if (type === "object") return tree.inside.size === 0 ? "JSON" : columnsOf(tree);
  if (type !== "array") return valueTypeIn(type, tree.field);
  const items = tree.inside.get(item);
  return [items === undefined ? "JSON" : structureIn(items)];
}

/** Identifiers have no range. They are unsigned, as in the tables of the sixteen kinds. */
function valueTypeIn(type: string, field: ObservedField | undefined): ValueType {
  if (type === "integer") return field?.range === undefined ? "UBIGINT" : "BIGINT";
  if (type === "number") return "DOUBLE";
  return type === "boolean" ? "BOOLEAN" : "VARCHAR";
}
