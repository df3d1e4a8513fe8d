import type { JsonObject, JsonValue } from "@shipslog/contract";

/** The keys that lead to a value; a number counts the elements of a list. */
export type Path = readonly (string | number)[];

/** Stands in a pattern for any element of a list. */
export const anyOne = "*";

/** The value a path leads to; undefined when nothing is there. */
export function valueAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string | number, JsonValue>>)[key];
  }
  return found;
}

/** Every path of a value that fits a pattern, up to the object that holds its last key. */
export function pathsLike(value: JsonValue | undefined, pattern: readonly string[]): readonly Path[] {
  const [key, ...rest] = pattern;
  if (key === undefined || value === undefined || value === null || typeof value !== "object") return [];
  if (rest.length === 0) return key === anyOne ? listOf(value).map((_, index) => [index]) : [[key]];
  const inner = key === anyOne ? [...listOf(value).keys()] : [key];
  return inner.flatMap((each) => pathsLike(valueAt(value, [each]), rest).map((path) => [each, ...path]));
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

/** Gives a copy in which the value at a path is another; undefined takes the field away. */
export function changeAt(event: JsonObject, path: Path, next: JsonValue | undefined): JsonObject {
  return change(event, path, next) as JsonObject;
}

function change(value: JsonValue | undefined, path: Path, next: JsonValue | undefined): JsonValue | undefined {
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
