import type { JsonValue } from "./Json.ts";
import { mayHoldLongInteger } from "./longInteger.ts";

/** The context that JSON.parse passes to its reviver (JSON.parse source text access). */
interface SourceContext {
  readonly source?: string;
}

const integerLiteral = /^-?\d+$/;
/**
 * The longest integer that is kept, in digits. Reading and printing a `bigint` takes more than linear time, so a line
 * with a number of a million digits would take seconds; the longest that the game writes has 20.
 */
const maxIntegerDigits = 1000;

/** Restores the digits of an integer that a double has rounded. */
function reviveLongInteger(_key: string, value: JsonValue, context?: SourceContext): JsonValue {
  if (typeof value !== "number" || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  const source = context?.source;
  if (source === undefined) throw new TypeError("JSON.parse gives no source text; use Node 22 or newer");
  return source.length <= maxIntegerDigits && integerLiteral.test(source) ? BigInt(source) : value;
}

/**
 * Parses JSON text as JSON.parse does, but an integer beyond 2^53-1 becomes a `bigint` of equal digits. An integer of more
 * than 1000 digits is infinite, as 1e999 is. Throws a SyntaxError where the text is not JSON.
 */
export function parseJson(text: string): JsonValue {
  // A reviver costs several times as much as parsing, so it is used only where needed.
  return (mayHoldLongInteger(text) ? JSON.parse(text, reviveLongInteger) : JSON.parse(text)) as JsonValue;
}
