import type { JsonObject, JsonValue } from "../text/Json.ts";
import type { FieldLayout, ObjectLayout } from "../text/Layout.ts";
import { knownKeys, labelOf, itemLayoutOf, layoutOf, objectLayoutOf } from "./layoutOf.ts";
import { orderKeys } from "./orderKeys.ts";
import { printNumber, type NumberLayout } from "./printNumber.ts";

/** Prints any value in the game's layout. */
export function printValue(value: JsonValue, layout: FieldLayout): string {
  switch (typeof value) {
    case "string":
      return printString(value);
    case "number":
      return printNumber(value, numberLayoutOf(layout));
    case "boolean":
    case "bigint":
      return String(value);
    case "object":
      if (value === null) return "null";
      if (layout === "compact") return printCompactly(value);
      return isArray(value) ? printArray(value, layout) : printObject(value, objectLayoutOf(layout));
    default:
      throw new TypeError(`a value of type ${typeof value} cannot be written as JSON`);
  }
}

function numberLayoutOf(layout: FieldLayout): NumberLayout | undefined {
  return typeof layout === "object" && ("decimals" in layout || "digits" in layout) ? layout : undefined;
}

/** Prints without spaces, as the parents of a body in Scan: `{"Star":0}`. */
function printCompactly(value: JsonObject | readonly JsonValue[]): string {
  if (isArray(value)) return `[${value.map((item) => printValue(item, "compact")).join(",")}]`;
  const members = Object.entries(value).map(([key, held]) => `${printString(key)}:${printValue(held, "compact")}`);
  return `{${members.join(",")}}`;
}

function isArray(value: JsonObject | readonly JsonValue[]): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isNumeric(value: JsonValue): boolean {
  return typeof value === "number" || typeof value === "bigint";
}

/** Prints an array: numbers without spaces, anything else with spaces, `[  ]` when empty (F10). */
function printArray(values: readonly JsonValue[], layout: FieldLayout): string {
  const itemLayout = itemLayoutOf(layout);
  const items = values.map((value) => printValue(value, itemLayout));
  const tight = values.length > 0 && values.every(isNumeric);
  return tight ? `[${items.join(",")}]` : `[ ${items.join(", ")} ]`;
}

/** How the value of one member is printed. */
type PrintMember = (value: JsonValue, layout: FieldLayout, key: string) => string;

/** Prints an object; a caller may print some members in another way. */
export function printObject(object: JsonObject, layout: ObjectLayout, printMember: PrintMember = printValue): string {
  const known = knownKeys(layout);
  let members = "";
  for (const key of orderKeys(object, known)) {
    const { label, layout: fieldLayout } = known.get(key) ?? { label: labelOf(key), layout: "plain" };
    members += `${members === "" ? "" : ", "}${label}${printMember(object[key] as JsonValue, fieldLayout, key)}`;
  }
  return `{ ${members} }`;
}

/**
 * Prints one event as the game writes it, without a line end; the text always parses back to an equal event.
 *
 * The layout is that of the event's kind unless one is given; other events keep their own order and plain numbers.
 * Throws a RangeError for a number that JSON cannot represent.
 */
export function printLine(event: JsonObject, layout: ObjectLayout = layoutOf(event)): string {
  return printObject(event, layout);
}

/** Text that needs no escapes: no quote, backslash, control character or half of a surrogate pair. */
const plain = /^[ !#-[\]-\uD7FF\uE000-\uFFFF]*$/;

/** Prints a string like JSON.stringify and the game: non-ASCII characters and `/` are not escaped. */
export function printString(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
