import type { JsonValue } from "../values/Json.ts";
import { mayHoldLongInteger } from "./longInteger.ts";

/** What JSON.parse tells its reviver about a value (JSON.parse source text access). */
interface SourceContext {
  readonly source?: string;
}

const integerLiteral = /^-?\d+$/;

/** Gives an integer its own digits back where a double has rounded them. */
function reviveLongInteger(_key: string, value: JsonValue, context?: SourceContext): JsonValue {
  if (typeof value !== "number" || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  const source = context?.source;
  if (source === undefined) throw new TypeError("this engine's JSON.parse does not tell the source of a number");
  return integerLiteral.test(source) ? BigInt(source) : value;
}

/**
 * Parses JSON text as JSON.parse does, but an integer beyond 2^53-1 becomes a `bigint` of equal digits; throws a
 * SyntaxError where the text is not JSON.
 */
export function parseJson(text: string): JsonValue {
  // A reviver costs several times the parsing itself, so only a line that may need it pays.
  return (mayHoldLongInteger(text) ? JSON.parse(text, reviveLongInteger) : JSON.parse(text)) as JsonValue;
}
