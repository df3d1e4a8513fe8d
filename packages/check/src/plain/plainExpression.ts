import type { ObservedDeclaration, ObservedField, ObservedType } from "@shipslog/contract/observed";

/** A place of a declaration: its field, and what is inside it. */
interface DeclaredPlace {
  readonly field: ObservedField | undefined;
  readonly fields: Map<string, DeclaredPlace>;
  items: DeclaredPlace | undefined;
}

type Fields = readonly (readonly [name: string, place: DeclaredPlace])[];

/** The ways to write the text between fields: as the game does, and as compact JSON. */
export const separators = [", ", ","] as const;

/** One of the ways to write the text between fields. */
export type Separator = (typeof separators)[number];

const translated = "_Localised";

/** The orders in which the game writes the fields of an event. */
const orders: readonly ((fields: Fields) => Fields)[] = [
  (fields) => fields,
  // Some versions write every translation behind its text, others behind all other fields.
  (fields) => {
    const places = new Map(fields);
    const isMoved = (name: string) => name.endsWith(translated) && places.has(name.slice(0, -translated.length));
    return fields
      .filter(([name]) => !isMoved(name))
      .flatMap(([name, place]): Fields => {
        const translation = places.get(name + translated);
        const own = [name, place] as const;
        return translation === undefined ? [own] : [own, [name + translated, translation]];
      });
  },
];

/** The fields that stand before the place where an expression begins. */
const openingFields = ["timestamp", "event"];

/**
 * The expressions of the text of a kind, from behind its event name to the end of the line. Each accepts only JSON that shows nothing
 * its declaration does not: declared fields in an order of the game, each once, all that were always there, of a type that was seen,
 * without a sign that was not seen and with no more digits than were seen. A judge that compares an event with its declaration finds
 * nothing there; a line that matches none of them proves nothing and has to be parsed.
 */
export function plainExpressions(declaration: ObservedDeclaration, separator: Separator): readonly RegExp[] {
  const fields = [...placesOf(declaration).fields].filter(([name]) => !openingFields.includes(name));
  const sources = orders.map((order) => {
    const parts = order(fields).map(([name, place]) => {
      return optional(place, separator + fieldPattern(name, place, separator));
    });
    return String.raw`${parts.join("")} ?\}$`;
  });
  return [...new Set(sources)].map((source) => new RegExp(source, "y"));
}

/** The fields of a declaration as a tree. */
function placesOf({ fields }: ObservedDeclaration): DeclaredPlace {
  const top: DeclaredPlace = { field: undefined, fields: new Map(), items: undefined };
  const byPath = new Map([["", top]]);
  for (const field of fields) {
    const { path } = field;
    const place: DeclaredPlace = { field, fields: new Map(), items: undefined };
    byPath.set(path, place);
    const isItem = path.endsWith("[]");
    const dot = path.lastIndexOf(".");
    const holder = byPath.get(isItem ? path.slice(0, -2) : path.slice(0, Math.max(dot, 0)));
    if (isItem && holder !== undefined) holder.items = place;
    else holder?.fields.set(path.slice(dot + 1), place);
  }
  return top;
}

/** A pattern that may be absent, unless the field was in every object that could hold it. */
function optional({ field }: DeclaredPlace, pattern: string): string {
  return field !== undefined && field.seen === field.of ? pattern : `(?:${pattern})?`;
}

type PatternOf = (place: DeclaredPlace, separator: Separator) => string;

/** The pattern of each type of value. */
const patterns: Readonly<Record<ObservedType, PatternOf>> = {
  // Escapes are rare: a line with one is left to the parser.
  string: () => String.raw`"[^"\\\x00-\x1f]*"`,
  integer: ({ field }) => wholePattern(field),
  number: ({ field }) => String.raw`${wholePattern(field)}(?:\.\d+)?`,
  boolean: () => "true|false",
  null: () => "null",
  object: objectPattern,
  array: listPattern,
};

function valuePattern(place: DeclaredPlace, separator: Separator): string {
  const seen = Object.keys(place.field?.types ?? {}) as ObservedType[];
  // A number covers the whole numbers too.
  const types = seen.filter((type) => type !== "integer" || !seen.includes("number"));
  const [first = "", ...others] = types.map((type) => patterns[type](place, separator));
  return others.length === 0 && !first.includes("|") ? first : `(?:${[first, ...others].join("|")})`;
}

function fieldPattern(name: string, place: DeclaredPlace, separator: Separator): string {
  const key = JSON.stringify(name).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return `${key}:${valuePattern(place, separator)}`;
}

/** Each field once and in order. A comma is followed by a key, so that none stands before the closing brace. */
function objectPattern({ fields }: DeclaredPlace, separator: Separator): string {
  const parts = [...fields].map(([name, place]) => {
    return optional(place, String.raw`${fieldPattern(name, place, separator)}(?:${separator}(?=")| ?(?=\}))`);
  });
  return String.raw`\{ {0,2}${parts.join("")}\}`;
}

function listPattern({ field, items }: DeclaredPlace, separator: Separator): string {
  const empty = String.raw`\[ {0,2}\]`;
  if (items === undefined) return empty;
  const item = valuePattern(items, separator);
  const filled = String.raw`\[ ?${item}(?:, ?${item})* ?\]`;
  return field?.items?.[0] === 0 ? `${filled}|${empty}` : filled;
}

/** The most digits of a number without a range, such as an identifier: 64 bits have 20. */
const mostDigits = 20;

/** The whole part of a number: with as many digits as the range of its field has, and without a zero before other digits. */
function wholePattern(field: ObservedField | undefined): string {
  const [least, most] = field?.range ?? [0, undefined];
  const digits = most === undefined ? mostDigits : digitsOf(Math.max(Math.abs(least), Math.abs(most)));
  return String.raw`${least < 0 ? "-?" : ""}(?!0\d)\d{1,${digits}}`;
}

function digitsOf(number: number): number {
  return BigInt(Math.trunc(number)).toString().length;
}
