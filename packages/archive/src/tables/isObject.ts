import type { JsonObject, JsonValue } from "@shipslog/contract";

/** Whether a value is a JSON object and not an array or anything else. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
