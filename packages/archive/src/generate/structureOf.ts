import type { Structure, ValueType } from "../tables/Structure.ts";

/** The part of a published JSON Schema that tables are made from. */
export interface ColumnSchema {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly not?: object;
  readonly items?: ColumnSchema;
  readonly properties?: Readonly<Record<string, ColumnSchema>>;
  readonly "x-bigint"?: true;
  readonly "x-code"?: string;
  readonly description?: string;
}

/** The structure that holds every value a schema allows. */
export function structureOf(node: ColumnSchema): Structure {
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
