import type { JsonValue } from "./Json.ts";

/** Appends a key to a JSON pointer (RFC 6901). */
export function appendKey(pointer: string, key: string): string {
  // Almost no key has either character, and to look is cheaper than to replace.
  const isPlain = !key.includes("~") && !key.includes("/");
  return `${pointer}/${isPlain ? key : key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The value at a JSON pointer; undefined when there is none. */
export function resolvePointer(value: unknown, pointer: string): JsonValue | undefined {
  const keys = pointer.split("/").slice(1);
  let found = value;
  for (const key of keys) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return found as JsonValue | undefined;
}

/** The field path of a pointer: `/Factions/0/Name` is `Factions[].Name`. */
export function fieldPath(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/\d+(?=\/|$)/g, "[]")
    .replaceAll("/", ".");
}
