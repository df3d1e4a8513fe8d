import type { JsonObject } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import { exactJson } from "./exactJson.ts";

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
  const fields = parseJson(text) as JsonObject;
  return isWrapped(fields) ? (parseJson(fields[wrapped] as string) as JsonObject) : fields;
}

function isWrapped(fields: JsonObject): boolean {
  return typeof fields[wrapped] === "string" && Object.keys(fields).length === 1;
}
