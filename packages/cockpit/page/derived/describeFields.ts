import { Flags, Flags2, GuiFocus, type JsonValue } from "@shipslog/contract";
import { displayText } from "../display/text.ts";
import type { FieldSchema } from "./schemas.ts";

/** A field of an event with its value and meaning. */
export interface FieldDescription {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly value: string;
  /** The contract's description; undefined for a field that is not in the contract. */
  readonly meaning: string | undefined;
}

/** Limits that keep the inspector readable and fast for hostile events. */
const maxFields = 400;
const maxDepth = 6;
const maxValueLength = 300;

/** Lists all fields of a value, nested fields after their parent, with the contract's descriptions. */
export function describeFields(value: JsonValue, schema: FieldSchema | undefined): readonly FieldDescription[] {
  const fields: FieldDescription[] = [];
  visit(value, schema, "", 0);
  return fields;

  function visit(parent: JsonValue, known: FieldSchema | undefined, path: string, depth: number): void {
    if (typeof parent !== "object" || parent === null || depth > maxDepth) return;
    for (const [key, child] of Object.entries(parent)) {
      if (fields.length >= maxFields) return;
      const isElement = Array.isArray(parent);
      const own = isElement ? known?.items : ownProperty(known?.properties, key);
      const name = isElement ? `${Number(key) + 1}` : displayText(key, 60);
      fields.push({
        path: `${path}/${fields.length}`,
        name,
        depth,
        value: formatValue(key, child),
        meaning: schema === undefined ? "" : isElement ? "" : meaningOf(own),
      });
      if (!isPlainList(child)) visit(child, own, path, depth + 1);
    }
  }
}

/** A field may be named `constructor`; only the schema's own properties count. */
function ownProperty(properties: FieldSchema["properties"], key: string): FieldSchema | undefined {
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
}

const leads: Readonly<Record<string, string>> = { closed: "One of", seen: "Seen" };

function meaningOf(schema: FieldSchema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const { description = "", items } = schema;
  const strength = schema["x-strength"];
  const values = schema["x-values"] ?? (strength === "closed" ? schema.enum : undefined);
  const text = description === "" && items === undefined ? "A group of fields." : description;
  if (values === undefined) return text;
  return `${text} ${leads[strength ?? ""] ?? "For example"}: ${values.join(", ")}.`;
}

const bitNames: Readonly<Record<string, (value: number) => string>> = {
  Flags: (value) => Flags.decode(value).names.join(", "),
  Flags2: (value) => Flags2.decode(value).names.join(", "),
  GuiFocus: (value) => GuiFocus.decode(value) ?? "",
};

function formatValue(key: string, value: JsonValue): string {
  if (isPlainList(value)) return formatList(value);
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "";
  if (typeof value === "string") return value === "" ? "empty string" : displayText(value, maxValueLength);
  const words = typeof value === "number" ? ownNames(key)?.(value) : undefined;
  return words === undefined || words === "" ? `${value}` : `${value}: ${words}`;
}

function formatList(list: readonly PlainValue[]): string {
  return list.length === 0 ? "empty list" : displayText(list.slice(0, maxFields).join(", "), maxValueLength);
}

type PlainValue = Exclude<JsonValue, object>;

/** A list of primitive values is shown as one value. */
function isPlainList(value: JsonValue): value is readonly PlainValue[] {
  return Array.isArray(value) && value.every((each) => typeof each !== "object" || each === null);
}

function ownNames(key: string): ((value: number) => string) | undefined {
  return Object.hasOwn(bitNames, key) ? bitNames[key] : undefined;
}
