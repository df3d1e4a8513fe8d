import type { JsonValue } from "@shipslog/contract";

/** Prints a value as JSON that parses back to the same value, including integers above 2^53-1 and negative zero. */
export function exactJson(value: JsonValue): string {
  if (typeof value === "bigint") return String(value);
  if (typeof value === "number") return exactNumber(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => exactJson(item)).join(",")}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${exactJson(item)}`);
  return `{${members.join(",")}}`;
}

/** The exponent keeps a large double from being parsed as an integer; 1e999 parses to infinity. */
function exactNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  if (!Number.isFinite(value)) return value > 0 ? "1e999" : "-1e999";
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);
}
