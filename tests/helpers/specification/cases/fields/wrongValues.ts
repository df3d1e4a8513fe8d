import type { JsonValue } from "@shipslog/contract";

/** A value of each type of the document, and null, which is none of them. */
const valueOf: Readonly<Record<string, JsonValue>> = {
  string: "text",
  integer: 3,
  number: 0.5,
  boolean: true,
  array: [],
  object: {},
  null: null,
};

/** What else a value of one type may be: an integer is a number too. */
const alsoFits: Readonly<Record<string, readonly string[]>> = { number: ["integer"] };

/** Values that are not of a type, as `integer` or `array<string>`; an array of a wrong element is one of them. */
export function wrongValues(type: string): readonly JsonValue[] {
  const [, element] = /^array<(\w+)>$/.exec(type) ?? [];
  if (element !== undefined) return [...wrongTypes("array"), ...wrongTypes(element).map((value) => [value])];
  // The elements of an array without a named type are objects.
  return type === "array" ? [...wrongTypes(type), ...wrongTypes("object").map((value) => [value])] : wrongTypes(type);
}

function wrongTypes(type: string): readonly JsonValue[] {
  return Object.entries(valueOf)
    .filter(([other]) => other !== type && alsoFits[type]?.includes(other) !== true)
    .map(([, value]) => value);
}
