import type { JsonObject, JsonValue } from "@shipslog/contract";
import { copySlice } from "@shipslog/contract/text";

/** The fields of an observed event by name. The contract does not validate observed kinds, so no value has a known type. */
export type UncheckedFields<Event> = { readonly [Field in keyof Event]?: JsonValue };

/** Longer texts are cut; names in the game have up to about 60 characters. */
const maxTextLength = 200;

/** A string, cut to a length that panels show; undefined for any other value. */
export function readText(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" ? copySlice(value, 0, maxTextLength) : undefined;
}

/** A finite number; undefined for any other value, also for an integer beyond 2^53. */
export function readNumber(value: JsonValue | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** An integer id with all its digits; undefined for any other value. */
export function readId(value: JsonValue | undefined): number | bigint | undefined {
  return typeof value === "bigint" || Number.isSafeInteger(value) ? (value as number | bigint) : undefined;
}

/** True or false; undefined for any other value. */
export function readBoolean(value: JsonValue | undefined): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

/** The objects of a list, at most `max`; empty for any other value. */
export function readObjects(value: JsonValue | undefined, max = 500): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]).slice(0, max).filter(isObject) : [];
}

/** The fields of an object; empty for any other value. */
export function readObject(value: JsonValue | undefined): JsonObject {
  return value !== undefined && isObject(value) ? value : {};
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
