import type { JsonObject, JsonValue } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import { isObject } from "../columns/fits.ts";

/** Prints a value as JSON that parses back to the same value, including integers above 2^53-1 and negative zero. */
export function exactJson(value: JsonValue): string {
  // The engine prints several times as fast, which counts where somebody sends thousands of unknown fields.
  return isPlain(value) ? JSON.stringify(value) : printExactly(value);
}

/** Whether the engine prints a value so that it parses back to the same. */
function isPlain(value: JsonValue): boolean {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every((item: JsonValue) => isPlain(item));
  if (!isObject(value)) return typeof value !== "bigint";
  for (const key in value) if (!isPlain(value[key] as JsonValue)) return false;
  return true;
}

function printExactly(value: JsonValue): string {
  if (typeof value === "bigint") return String(value);
  if (typeof value === "number") return exactNumber(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => printExactly(item)).join(",")}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${printExactly(item)}`);
  return `{${members.join(",")}}`;
}

/** The exponent keeps a large double from being parsed as an integer; 1e999 parses to infinity. */
function exactNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  if (!Number.isFinite(value)) return value > 0 ? "1e999" : "-1e999";
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);
}

/** An escaped lone surrogate, which JavaScript accepts and DuckDB rejects. */
const halfPair = /\\u[dD][89a-fA-F]/;

/** The key that holds the fields as text when DuckDB would reject their JSON. */
const wrapped = "";

/** Prints fields for the column `extra`, always as JSON that DuckDB accepts. */
export function printExtra(fields: JsonObject): string {
  const text = exactJson(fields);
  return halfPair.test(text) || isWrapped(fields) ? JSON.stringify({ [wrapped]: text }) : text;
}

/** Parses the fields of the column `extra`. */
export function parseExtra(text: string): JsonObject {
  const fields = objectIn(text);
  const inside = fields[wrapped];
  return isWrapped(fields) && typeof inside === "string" ? objectIn(inside) : fields;
}

function objectIn(text: string): JsonObject {
  const fields = parseJson(text);
  if (isObject(fields)) return fields;
  throw new TypeError(`the column "extra" must hold a JSON object, received ${text.slice(0, 40)}`);
}

function isWrapped(fields: JsonObject): boolean {
  return typeof fields[wrapped] === "string" && Object.keys(fields).length === 1;
}
