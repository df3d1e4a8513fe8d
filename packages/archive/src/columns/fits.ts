import type { JsonValue, JsonObject } from "@shipslog/contract";
import { isList, type Structure, type ValueType } from "./Structure.ts";
import { timestampSeconds } from "./timestampSeconds.ts";

/** Whether a column of each type returns a value unchanged. */
const fitsType: Readonly<Record<ValueType, (value: JsonValue | undefined) => boolean>> = {
  // A lone surrogate has no UTF-8 encoding.
  VARCHAR: (value) => typeof value === "string" && value.isWellFormed(),
  BOOLEAN: (value) => typeof value === "boolean",
  BIGINT: isQuantity,
  UBIGINT: isId,
  DOUBLE: isDecimal,
  TIMESTAMP: isTime,
};

/** Whether a column of this structure returns a value unchanged: no unknown field, no other type, no null. */
export function fits(value: JsonValue | undefined, structure: Structure): boolean {
  if (typeof structure === "string") return fitsType[structure](value);
  if (isList(structure)) return Array.isArray(value) && value.every((item: JsonValue) => fits(item, structure[0]));
  if (!isObject(value)) return false;
  for (const key in value) {
    const field = Object.hasOwn(structure, key) ? structure[key] : undefined;
    if (field === undefined || !fits(value[key], field)) return false;
  }
  return true;
}

const largestId = 2n ** 64n - 1n;

/** Whether a signed 64-bit column returns a value unchanged; it does not for negative zero. */
function isQuantity(value: JsonValue | undefined): boolean {
  return value === 0 ? isPlainZero(value) : Number.isSafeInteger(value);
}

/** Whether an unsigned 64-bit column returns a value unchanged. */
export function isId(value: JsonValue | undefined): boolean {
  if (typeof value === "bigint") return value >= 0n && value <= largestId;
  return isQuantity(value) && (value as number) >= 0;
}

/** Whether a column of doubles returns a value unchanged. */
function isDecimal(value: JsonValue | undefined): boolean {
  return value === 0 ? isPlainZero(value) : typeof value === "number" && Number.isFinite(value);
}

/** Whether a column of times returns a value unchanged. */
export function isTime(value: JsonValue | undefined): boolean {
  return typeof value === "string" && timestampSeconds(value) !== undefined;
}

function isPlainZero(value: number): boolean {
  return !Object.is(value, -0);
}

/** Whether a value is a JSON object and not an array or anything else. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
