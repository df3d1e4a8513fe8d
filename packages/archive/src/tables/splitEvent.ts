import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { kindTables } from "../generated/kindTables.ts";
import { leastColons } from "../generated/leastColons.ts";
import { exactJson, printExtra } from "./extra.ts";
import { inTodaysForm, oldFormOf, oldNames, withTodaysNames } from "./oldForms.ts";
import { fits, isObject } from "../columns/fits.ts";
import { usualTimestamp } from "../columns/timestampSeconds.ts";
import { isList, type Fields, type Structure } from "../columns/Structure.ts";

/** How an event is divided between the columns of its kind's table and `extra`. */
export interface EventSplit {
  /** The JSON that fills the columns; undefined if the line itself does. */
  readonly body: string | undefined;
  /** The fields that no column returns unchanged, as JSON; undefined if there are none. */
  readonly extra: string | undefined;
}

const plain: EventSplit = { body: undefined, extra: undefined };

/**
 * Divides an event between columns and `extra`. A field goes to `extra` if the contract does not have it, or if its column
 * would not return it unchanged; the column then holds as much of it as fits. Columns also hold what earlier games wrote under
 * another name or in another form. Reading is the reverse: the columns, overlaid by `extra`.
 */
export function splitEvent(kind: Kind, event: JsonObject, raw: string): EventSplit {
  return isPlain(kind, event, raw) ? plain : splitByColumns(kind, event, raw);
}

/**
 * A fast check whether DuckDB can fill the columns from the line itself, which is nearly always so. Each member has one colon
 * outside strings, so a line with no more colons than its members and timestamps need has no repeated key (JSON.parse keeps
 * the last value, DuckDB the first). Without escapes there is neither a hidden colon nor a lone surrogate.
 */
function isPlain(kind: Kind, event: JsonObject, raw: string): boolean {
  // Searching for one character is several times faster than for two, and most lines have no backslash.
  const hasEscape = raw.includes("\\") && raw.includes("\\u");
  return !hasEscape && leastColons[kind](event) === colonsIn(raw);
}

function splitByColumns(kind: Kind, event: JsonObject, raw: string): EventSplit {
  const columns: Fields = kindTables[kind];
  const odd: string[] = [];
  for (const key in event) {
    if (key === "event") continue;
    const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
    if (column === undefined || !fits(event[key], column) || hasOldName(kind, key, event)) odd.push(key);
  }
  if (odd.length === 0) return mayHaveMore(raw, event) ? { body: exactJson(event), extra: undefined } : plain;
  const extra = Object.fromEntries(odd.map((key) => [key, event[key] as JsonValue]));
  const today = withTodaysNames(kind, event);
  return { body: exactJson(keepFitting(today, columns, event) as JsonValue), extra: printExtra(extra) };
}

/** Whether a field is there under its old name too: then `extra` tells that its column is no copy of that. */
function hasOldName(kind: Kind, name: string, event: JsonObject): boolean {
  const was = oldNames[kind]?.[name];
  return was !== undefined && Object.hasOwn(event, was);
}

/** Removes the fields that do not fit; a list is kept only if each of its items can be kept. */
function keepFitting(value: JsonValue, structure: Structure, event: JsonObject): JsonValue | undefined {
  if (typeof structure === "string") {
    if (fits(value, structure)) return value;
    return structure === "TIMESTAMP" ? usualTimestamp(value) : undefined;
  }
  if (isList(structure)) {
    if (!Array.isArray(value)) return keepOldForm(value, structure, event);
    const items = value.map((item: JsonValue) => keepFitting(item, structure[0], event));
    return items.includes(undefined) ? undefined : (items as JsonValue[]);
  }
  if (!isObject(value)) return keepOldForm(value, structure, event);
  const members: Record<string, JsonValue> = {};
  for (const key in structure) {
    const kept = Object.hasOwn(value, key)
      ? keepFitting(value[key] as JsonValue, structure[key] as Structure, event)
      : undefined;
    if (kept !== undefined) members[key] = kept;
  }
  return members;
}

function keepOldForm(value: JsonValue, structure: Structure, event: JsonObject): JsonValue | undefined {
  const form = oldFormOf(structure);
  const today = form === undefined ? undefined : inTodaysForm(value, form, event);
  return today === undefined ? undefined : keepFitting(today, structure, event);
}

/** Whether a line may have more than was parsed from it: an escape, or more colons than the event has. */
function mayHaveMore(raw: string, event: JsonObject): boolean {
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
