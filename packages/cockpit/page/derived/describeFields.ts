import { Flags, Flags2, GuiFocus, type JsonValue } from "@shipslog/contract";
import { displayText } from "../format/text.ts";
import type { FieldSchema } from "./schemas.ts";

/** One field of a line with what it means. */
export interface FieldDescription {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly value: string;
  /** Undefined where the contract does not name the field. */
  readonly meaning: string | undefined;
}

/** More fields and deeper nesting are nothing a person reads. */
const mostFields = 400;
const deepest = 6;
const longestValue = 300;

/** Lists every field of a value, nested ones after their parent, with the contract's words. */
export function describeFields(value: JsonValue, schema: FieldSchema | undefined): readonly FieldDescription[] {
  const fields: FieldDescription[] = [];
  visit(value, schema, "", 0);
  return fields;

  function visit(parent: JsonValue, known: FieldSchema | undefined, path: string, depth: number): void {
    if (typeof parent !== "object" || parent === null || depth > deepest) return;
    for (const [key, child] of Object.entries(parent)) {
      if (fields.length >= mostFields) return;
      const isElement = Array.isArray(parent);
      const own = isElement ? known?.items : ownProperty(known?.properties, key);
      const name = isElement ? `${Number(key) + 1}` : displayText(key, 60);
      fields.push({
        path: `${path}/${fields.length}`,
        ...{ name, depth },
        value: valueWords(key, child),
        meaning: schema === undefined ? "" : isElement ? "" : meaningOf(own),
      });
      if (!isPlainList(child)) visit(child, own, path, depth + 1);
    }
  }
}

/** A line may name a field `constructor`; only what the schema itself declares counts. */
function ownProperty(properties: FieldSchema["properties"], key: string): FieldSchema | undefined {
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
}

const leads: Readonly<Record<string, string>> = { closed: "One of", seen: "Seen" };

function meaningOf(schema: FieldSchema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const { description = "", items } = schema;
  const strength = schema["x-strength"];
  const values = schema["x-values"] ?? (strength === "closed" ? schema.enum : undefined);
  const said = description === "" && items === undefined ? "A group of fields." : description;
  if (values === undefined) return said;
  return `${said} ${leads[strength ?? ""] ?? "For example"}: ${values.join(", ")}.`;
}

const bitNames: Readonly<Record<string, (value: number) => string>> = {
  Flags: (value) => Flags.decode(value).names.join(", "),
  Flags2: (value) => Flags2.decode(value).names.join(", "),
  GuiFocus: (value) => GuiFocus.decode(value) ?? "",
};

function valueWords(key: string, value: JsonValue): string {
  if (isPlainList(value)) return listWords(value);
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "";
  if (typeof value === "string") return value === "" ? "empty text" : displayText(value, longestValue);
  const words = typeof value === "number" ? ownNames(key)?.(value) : undefined;
  return words === undefined || words === "" ? `${value}` : `${value}: ${words}`;
}

function listWords(list: readonly PlainValue[]): string {
  return list.length === 0 ? "empty list" : displayText(list.slice(0, mostFields).join(", "), longestValue);
}

type PlainValue = Exclude<JsonValue, object>;

/** A list without objects or lists in it reads as one value. */
function isPlainList(value: JsonValue): value is readonly PlainValue[] {
  return Array.isArray(value) && value.every((each) => typeof each !== "object" || each === null);
}

function ownNames(key: string): ((value: number) => string) | undefined {
  return Object.hasOwn(bitNames, key) ? bitNames[key] : undefined;
}
