import { kinds, type Kind } from "@shipslog/contract";
import type { Structure, ValueType, Fields } from "../columns/Structure.ts";

/** The columns of each kind's table by its JSON Schema, without `event`, which is the name of the table. */
export function makeKindTables(schemaOf: (kind: Kind) => object): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const { event: _, ...columns } = structureOf(schemaOf(kind)) as Fields;
      return [kind, columns];
    }),
  );
}

/** The part of a published JSON Schema that tables are made from. */
interface ColumnSchema {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly not?: object;
  readonly items?: ColumnSchema;
  readonly properties?: Readonly<Record<string, ColumnSchema>>;
  readonly "x-bigint"?: true;
  readonly "x-code"?: string;
  readonly description?: string;
}

/** The structure that holds every value a schema allows. */
function structureOf(node: ColumnSchema): Structure {
  if (node.properties) {
    const fields = Object.entries(node.properties).filter(([, field]) => field.not === undefined);
    return Object.fromEntries(fields.map(([name, field]) => [name, structureOf(field)]));
  }
  if (node.items) return [structureOf(node.items)];
  return valueTypeOf(node);
}

/** An id is an unsigned 64-bit integer; a quantity may be negative, and one beyond 2^53-1 goes to `extra`. */
function valueTypeOf(node: ColumnSchema): ValueType {
  switch (node.type) {
    case "integer":
      return node["x-bigint"] === true ? "UBIGINT" : "BIGINT";
    case "number":
      return "DOUBLE";
    case "boolean":
      return "BOOLEAN";
    case "string":
      return node["x-code"] === "not-a-timestamp" ? "TIMESTAMP" : "VARCHAR";
    default:
      throw new TypeError(`a schema of type ${node.type} has no column`);
  }
}

/** Prints the module with the columns of each kind's table, one in each line. */
export function tablesModule(tables: Readonly<Record<string, Fields>>): string {
  const lines = Object.entries(tables).flatMap(([kind, fields]) => [
    `  ${JSON.stringify(kind)}: {`,
    ...Object.entries(fields).map(([name, field]) => `    ${JSON.stringify(name)}: ${JSON.stringify(field)},`),
    "  },",
  ]);
  return [
    "// Generated from the contract's declarations by `npm run generate`; change those instead.",
    'import type { Kind } from "@shipslog/contract";',
    'import type { Fields } from "../columns/Structure.ts";',
    "",
    "/** The columns of each kind's table, as `from_json` takes them. */",
    `export const kindTables: Readonly<Record<Kind, Fields>> = {\n${lines.join("\n")}\n};`,
    "",
  ].join("\n");
}
