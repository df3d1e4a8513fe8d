import type { JsonObject, JsonValue } from "@shipslog/contract";

/** The keys that lead to a value; a number is an index into a list. */
export type KeyPath = readonly (string | number)[];

/** Matches any element of a list in a pattern. */
const anyElement = "*";

/** The value at a path; undefined if there is none. */
export function valueAt(value: JsonValue | undefined, path: KeyPath): JsonValue | undefined {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string | number, JsonValue>>)[key];
  }
  return found;
}

/** Every path that matches a pattern and whose parent exists; the field itself may be missing. */
export function pathsLike(value: JsonValue | undefined, pattern: readonly string[]): readonly KeyPath[] {
  const [key, ...rest] = pattern;
  if (key === undefined || value === undefined || value === null || typeof value !== "object") return [];
  if (rest.length === 0) return key === anyElement ? listOf(value).map((_, index) => [index]) : [[key]];
  const inner = key === anyElement ? [...listOf(value).keys()] : [key];
  return inner.flatMap((each) => pathsLike(valueAt(value, [each]), rest).map((path) => [each, ...path]));
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

/** Returns a copy with another value at a path; undefined removes the field. */
export function changeAt(event: JsonObject, path: KeyPath, next: JsonValue | undefined): JsonObject {
  return change(event, path, next) as JsonObject;
}

function change(value: JsonValue | undefined, path: KeyPath, next: JsonValue | undefined): JsonValue | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: JsonValue, index) => (index === key ? (change(item, rest, next) ?? item) : item));
  }
  const { [key]: before, ...others } = value as JsonObject;
  const after = change(before, rest, next);
  if (after === undefined) return others;
  return before === undefined ? { ...others, [key]: after } : { ...(value as JsonObject), [key]: after };
}
