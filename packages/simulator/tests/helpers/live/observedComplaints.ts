import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { ObservedDeclaration, ObservedField } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { decimalsIn } from "./layout.ts";

/** From this many objects on, a field that was in all of them is expected in every line. */
const alwaysMin = 50;

/** A kind with its fields by path. */
interface KindFields {
  readonly fields: ReadonlyMap<string, ObservedField>;
  /** The numbers of decimals by key. */
  readonly decimals: ReadonlyMap<string, ReadonlySet<number>>;
}

const kinds: ReadonlyMap<string, KindFields> = new Map(
  observedDeclarations.map((declaration) => [declaration.kind, fieldsOf(declaration)]),
);

function fieldsOf({ fields }: ObservedDeclaration): KindFields {
  const decimals = new Map<string, Set<number>>();
  const keyOf = (path: string): string => path.replace(/\[\]$/, "").split(".").at(-1) ?? "";
  const isNumeric = ({ types }: ObservedField): boolean => types.number !== undefined || types.integer !== undefined;
  for (const field of fields.filter(isNumeric)) {
    const key = keyOf(field.path);
    decimals.set(key, new Set([...(decimals.get(key) ?? []), ...(field.decimals ?? [0])]));
  }
  // Other programs rewrote every line with these numbers, so their decimals are not known.
  for (const { path, types, decimals: written } of fields) {
    if (types.number !== undefined && written === undefined) decimals.delete(keyOf(path));
  }
  return { fields: new Map(fields.map((field) => [field.path, field])), decimals };
}

function typeOf(value: JsonValue): keyof ObservedField["types"] {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "bigint") return "integer";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as "string" | "boolean" | "object";
}

function* objectComplaints({ fields }: KindFields, object: JsonObject, holder: string): Generator<string> {
  const below = holder === "" ? "" : `${holder}.`;
  for (const [key, value] of Object.entries(object)) yield* valueComplaints({ fields }, value, `${below}${key}`);
  for (const { path, seen, of } of fields.values()) {
    const key = path.startsWith(below) ? path.slice(below.length) : "";
    const isOwn = key !== "" && !key.includes(".") && !key.endsWith("[]");
    if (isOwn && seen === of && of >= alwaysMin && !(key in object)) yield `${path} is missing`;
  }
}

function* valueComplaints({ fields }: Pick<KindFields, "fields">, value: JsonValue, path: string): Generator<string> {
  const field = fields.get(path);
  if (field === undefined) {
    yield `${path} was never observed`;
    return;
  }
  const type = typeOf(value);
  const isSeen = field.types[type] !== undefined || (type === "integer" && field.types.number !== undefined);
  if (!isSeen) yield `${path} is of type ${type}`;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) yield* valueComplaints({ fields }, item, `${path}[]`);
  } else if (type === "object") {
    yield* objectComplaints({ fields, decimals: new Map() }, value as JsonObject, path);
  }
}

/** Numbers that real lines have with several numbers of digits, as they come. */
const isUnfixed = (kind: string): boolean => kind === "Statistics";

/**
 * Compares a line with what real journals show of its kind, more strictly than the check: every field was observed, every
 * field that was always present is there, and types and decimals are those of real lines. A kind of the specification has no
 * complaints here.
 */
export function observedComplaints(event: JsonObject, raw: string): readonly string[] {
  const kind = event["event"] as string;
  const known = kinds.get(kind);
  if (known === undefined) return [];
  const printed = isUnfixed(kind) ? [] : decimalsIn(raw);
  const decimals = printed.filter((found) => {
    const [field = "", count = ""] = found.split(" ");
    return known.decimals.get(field.split(".")[1] ?? "")?.has(Number(count)) === false;
  });
  return [...objectComplaints(known, event, ""), ...decimals.map((found) => `${found} decimals`)];
}
