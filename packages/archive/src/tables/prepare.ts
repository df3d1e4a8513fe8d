import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { kindTables } from "../generated/kindTables.ts";
import { leastColons } from "../generated/leastColons.ts";
import { exactJson } from "./exactJson.ts";
import { printExtra } from "./extra.ts";
import { fits } from "./fits.ts";
import { isObject } from "./isObject.ts";
import { isList, type Fields, type Structure } from "./Structure.ts";

/** What a line becomes on its way into its kind's table. */
export interface Prepared {
  /** The JSON that the columns are filled from; undefined where the line itself serves. */
  readonly body: string | undefined;
  /** The fields that no column holds as they are, as JSON; undefined where there are none. */
  readonly extra: string | undefined;
}

const plain: Prepared = { body: undefined, extra: undefined };

/**
 * Divides an event between columns and `extra`. A field goes to `extra` when the contract lacks it, or when something in it
 * would not come back from its column as it is; the column then holds as much of it as fits. Reading is the reverse:
 * the columns, overlaid by `extra`.
 */
export function prepare(kind: Kind, event: JsonObject, raw: string): Prepared {
  return isPlain(kind, event, raw) ? plain : divide(event, kindTables[kind], raw);
}

/**
 * Says at once that DuckDB may fill the columns from the line itself, as it nearly always may. Each member has one colon
 * outside of strings: a line with no more colons than its members and times need holds no key twice, of which JSON.parse
 * keeps the last and DuckDB the first. Without an escape there is neither a hidden colon nor half a surrogate pair.
 */
function isPlain(kind: Kind, event: JsonObject, raw: string): boolean {
  // Looking for one character is several times faster than for two, and most lines have no backslash at all.
  const hasEscape = raw.includes("\\") && raw.includes("\\u");
  return !hasEscape && leastColons[kind](event) === colonsIn(raw);
}

function divide(event: JsonObject, columns: Fields, raw: string): Prepared {
  const odd: string[] = [];
  for (const key in event) {
    if (key === "event") continue;
    const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
    if (column === undefined || !fits(event[key], column)) odd.push(key);
  }
  if (odd.length === 0) return saysMore(raw, event) ? { body: exactJson(event), extra: undefined } : plain;
  const extra = Object.fromEntries(odd.map((key) => [key, event[key] as JsonValue]));
  return { body: exactJson(keepFitting(event, columns) as JsonValue), extra: printExtra(extra) };
}

/** Leaves out of a value what does not fit, field by field; a list is kept whole or not at all below its objects. */
function keepFitting(value: JsonValue, structure: Structure): JsonValue | undefined {
  if (typeof structure === "string") return fits(value, structure) ? value : undefined;
  if (isList(structure)) {
    if (!Array.isArray(value)) return undefined;
    const items = value.map((item: JsonValue) => keepFitting(item, structure[0]));
    return items.includes(undefined) ? undefined : (items as JsonValue[]);
  }
  if (!isObject(value)) return undefined;
  const members = Object.entries(structure).flatMap(([key, field]) => {
    const kept = Object.hasOwn(value, key) ? keepFitting(value[key] as JsonValue, field) : undefined;
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(members);
}

/** Says whether a line may hold more than was parsed from it, counting also the colons in strings. */
function saysMore(raw: string, event: JsonObject): boolean {
  return raw.includes("\\u") || colonsIn(raw) !== colonsOf(event);
}

function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) count++;
  return count;
}

function colonsOf(value: JsonValue | undefined): number {
  if (typeof value === "string") return colonsIn(value);
  let count = 0;
  if (Array.isArray(value)) for (const item of value as readonly JsonValue[]) count += colonsOf(item);
  else if (isObject(value)) for (const key in value) count += 1 + colonsIn(key) + colonsOf(value[key]);
  return count;
}
