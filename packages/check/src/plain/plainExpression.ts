import { typeBits, type Expected } from "@shipslog/contract/internal";
import { observedTypes, type ObservedField, type ObservedType } from "@shipslog/contract/observed";
import { numberBound } from "../rules/evidence/numberBound.ts";
import { isName } from "../rules/evidence/names.ts";
import { mayBeNegative } from "../rules/evidence/signs.ts";

type Fields = readonly (readonly [name: string, place: Expected])[];

/** The ways to write the text between fields: as the game does, and as compact JSON. */
export const separators = [", ", ","] as const;

/** One of the ways to write the text between fields. */
export type Separator = (typeof separators)[number];

/** The fields that stand before the place where an expression begins. */
const openingFields = ["timestamp", "event"];

/** The engine compiles an expression of more fields (Statistics has 220) to code that is slower than parsing. */
const mostFields = 100;

/**
 * The sources of expressions for the text of a kind from one origin, from behind its event name to the end of the line; each begins where the
 * one before ended. They accept only JSON that shows nothing the declaration does not: declared fields in one order, each once, all that
 * must be there, of a type that is allowed, no number of more digits than its bound has or with a sign it must not have, and no empty name. A
 * judge that compares an event with the declaration finds nothing there; a line that does not match proves nothing and has to be parsed.
 */
export function plainExpressions(top: Expected, order: readonly string[], separator: Separator): readonly string[] {
  const sources: string[] = [];
  let source = "";
  let fields = 0;
  for (const name of order) {
    const place = top.fields.get(name);
    if (place === undefined) continue;
    const more = fieldsIn(place);
    if (fields > 0 && fields + more > mostFields) {
      sources.push(source);
      source = "";
      fields = 0;
    }
    source += optional(top, name, separator + fieldPattern(name, place, separator));
    fields += more;
  }
  return [...sources, String.raw`${source} ?\}$`];
}

/** How many fields a place and what it holds have. */
function fieldsIn({ fields, items }: Expected): number {
  let count = 1 + (items === undefined ? 0 : fieldsIn(items));
  for (const inner of fields.values()) count += fieldsIn(inner);
  return count;
}

/** The fields of an event in the order of the declaration, without those before the place where an expression begins. */
export function declaredOrder(top: Expected): readonly string[] {
  return declaredIn(top)
    .map(([name]) => name)
    .filter((name) => !openingFields.includes(name));
}

/** An order with the fields of a line as the line has them; undefined when it has a field that is not in the order. */
export function withOrderOf(line: readonly string[], order: readonly string[]): readonly string[] | undefined {
  const names = line.filter((name) => !openingFields.includes(name));
  if (names.some((name) => !order.includes(name))) return undefined;
  const isInLine = new Set(names);
  let next = 0;
  return order.map((name) => (isInLine.has(name) ? (names[next++] ?? name) : name));
}

/** The fields of an object that were seen in this kind, in the order of the game. */
function declaredIn({ fields }: Expected): Fields {
  return [...fields].filter(([, { field }]) => field !== undefined);
}

/** A pattern that may be absent, unless the object must have the field or had it always: each choice costs time. */
function optional(holder: Expected, name: string, pattern: string): string {
  const field = holder.fields.get(name)?.field;
  return holder.required.has(name) || field?.seen === field?.of ? pattern : `(?:${pattern})?`;
}

type PatternOf = (place: Expected, separator: Separator) => string;

/** The pattern of each type of value. */
const patterns: Readonly<Record<ObservedType, PatternOf>> = {
  // Escapes are rare: a line with one is left to the parser.
  string: ({ field }) => String.raw`"[^"\\\x00-\x1f]${isName(nameOf(field)) ? "+" : "*"}"`,
  integer: ({ field }) => wholePattern(field),
  number: ({ field }) => String.raw`${wholePattern(field)}(?:\.\d+)?`,
  boolean: () => "true|false",
  null: () => "null",
  object: objectPattern,
  array: listPattern,
};

function valuePattern(place: Expected, separator: Separator): string {
  const allowed = observedTypes.filter((type) => (place.allowed & typeBits[type]) !== 0);
  // A number covers the whole numbers too.
  const types = allowed.filter((type) => type !== "integer" || !allowed.includes("number"));
  const [first = "", ...others] = types.map((type) => patterns[type](place, separator));
  return others.length === 0 && !first.includes("|") ? first : `(?:${[first, ...others].join("|")})`;
}

function fieldPattern(name: string, place: Expected, separator: Separator): string {
  const key = JSON.stringify(name).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return `${key}:${valuePattern(place, separator)}`;
}

/** Each field once and in order. A comma is followed by a key, so that none stands before the closing brace. */
function objectPattern(holder: Expected, separator: Separator): string {
  const parts = declaredIn(holder).map(([name, place]) => {
    return optional(holder, name, String.raw`${fieldPattern(name, place, separator)}(?:${separator}(?=")| ?(?=\}))`);
  });
  return String.raw`\{ {0,2}${parts.join("")}\}`;
}

function listPattern({ items }: Expected, separator: Separator): string {
  const empty = String.raw`\[ {0,2}\]`;
  if (items === undefined) return empty;
  const item = valuePattern(items, separator);
  return String.raw`\[ ?${item}(?:, ?${item})* ?\]|${empty}`;
}

function nameOf(field: ObservedField | undefined): string {
  return field?.path.slice(field.path.lastIndexOf(".") + 1) ?? "";
}

/** Whether no rule objects to a sign; none looks for one in a list. */
function maySign(field: ObservedField | undefined): boolean {
  return field === undefined || field.path.endsWith("[]") || mayBeNegative(field.path);
}

/** The most digits of a number without a bound: 64 bits have 20. */
const mostDigits = 20;

/** The whole part of a number: with fewer digits than its bound has, and without a zero before other digits. */
function wholePattern(field: ObservedField | undefined): string {
  const bound = field && numberBound(field);
  const digits =
    bound === undefined || bound === Infinity ? mostDigits : BigInt(Math.trunc(bound)).toString().length - 1;
  return String.raw`${maySign(field) ? "-?" : ""}(?!0\d)\d{1,${digits}}`;
}
