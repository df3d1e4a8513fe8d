import type { JsonValue } from "@shipslog/contract";

/** Counts the keys of all objects in a value. */
function keysIn(value: JsonValue | undefined): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) count += keysIn(item);
    return count;
  }
  for (const key of Object.keys(value)) count += 1 + keysIn((value as Record<string, JsonValue>)[key]);
  return count;
}

/** Counts what looks like the end of a key: every key, and strings that start with a colon. */
function keyEndsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) count++;
  return count;
}

/** Whether text has as many keys as the value parsed from it, so that none is repeated. False only means that a search is needed. */
export function hasAsManyKeys(text: string, value: JsonValue): boolean {
  // A space before a colon would hide a key from the count.
  return keyEndsIn(text) === keysIn(value) && !text.includes('" :') && !text.includes('\\"');
}
