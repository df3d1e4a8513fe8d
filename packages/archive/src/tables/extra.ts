import type { JsonObject } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import { exactJson } from "./exactJson.ts";

/** An escape of half a surrogate pair, which JavaScript reads and DuckDB refuses. */
const halfPair = /\\u[dD][89a-fA-F]/;

/** The key under which fields stand as text when their JSON is not everybody's JSON. */
const wrapped = "";

/** Prints the fields for the column `extra`: always JSON that DuckDB reads, whatever the fields hold. */
export function printExtra(fields: JsonObject): string {
  const text = exactJson(fields);
  return halfPair.test(text) || isWrapped(fields) ? JSON.stringify({ [wrapped]: text }) : text;
}

/** Reads the fields from the column `extra`. */
export function parseExtra(text: string): JsonObject {
  const fields = parseJson(text) as JsonObject;
  return isWrapped(fields) ? (parseJson(fields[wrapped] as string) as JsonObject) : fields;
}

function isWrapped(fields: JsonObject): boolean {
  return typeof fields[wrapped] === "string" && Object.keys(fields).length === 1;
}
