import type { JsonObject, JsonValue } from "@shipslog/contract";

/** Tells an object from an array and from everything else. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
