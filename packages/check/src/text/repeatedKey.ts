import { appendKey, type JsonValue } from "@shipslog/contract";
import { endOfString, type TextSpan } from "./locate.ts";

/** An open container: the keys of an object so far, or the index of an array element. */
interface OpenContainer {
  readonly keys: Set<string> | undefined;
  index: number;
  key: string;
}

/** A repeated key and its location. */
interface RepeatedKey {
  readonly pointer: string;
  readonly span: TextSpan;
}

const structure = /["{}[\],]/g;

/** Finds the first key that appears twice in one object of JSON text. */
export function repeatedKey(text: string): RepeatedKey | undefined {
  const open: OpenContainer[] = [];
  let expectsKey = false;
  for (let at = 0; ;) {
    structure.lastIndex = at;
    const found = structure.exec(text);
    if (found === null) return undefined;
    const around = open.at(-1);
    at = found.index + 1;
    if (found[0] === '"') {
      at = endOfString(text, found.index);
      if (!expectsKey || around?.keys === undefined) continue;
      expectsKey = false;
      around.key = text.slice(found.index + 1, at - 1);
      const span = { start: found.index, length: at - found.index };
      if (around.keys.has(around.key)) return { pointer: pointerTo(open), span };
      around.keys.add(around.key);
    } else if (found[0] === "{" || found[0] === "[") {
      expectsKey = found[0] === "{";
      open.push({ keys: expectsKey ? new Set() : undefined, index: 0, key: "" });
    } else if (found[0] === ",") {
      if (around === undefined) continue;
      around.index++;
      expectsKey = around.keys !== undefined;
    } else open.pop();
  }
}

/** The pointer to the last key: each open container contributes one step. */
function pointerTo(open: readonly OpenContainer[]): string {
  return open.reduce(
    (pointer, { keys, key, index }) => appendKey(pointer, keys === undefined ? String(index) : key),
    "",
  );
}

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

/** The last answer: those who ask about a line ask one after the other. */
let last: { readonly text: string; readonly value: JsonValue; readonly hasAsMany: boolean } | undefined;

/** Whether text has as many keys as the value parsed from it, so that none is repeated. False only means that a search is needed. */
export function hasAsManyKeys(text: string, value: JsonValue): boolean {
  if (last?.text === text && last.value === value) return last.hasAsMany;
  // A space before a colon would hide a key from the count.
  const hasAsMany = keyEndsIn(text) === keysIn(value) && !text.includes('" :') && !text.includes('\\"');
  last = { text, value, hasAsMany };
  return hasAsMany;
}
