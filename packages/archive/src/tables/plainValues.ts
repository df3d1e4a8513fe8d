import type { JsonValue } from "@shipslog/contract";
import { timestampSeconds } from "./timestampSeconds.ts";

const largestId = 2n ** 64n - 1n;

/** Whether a signed 64-bit column returns a value unchanged; it does not for negative zero. */
export function isQuantity(value: JsonValue | undefined): boolean {
  return value === 0 ? isPlainZero(value) : Number.isSafeInteger(value);
}

/** Whether an unsigned 64-bit column returns a value unchanged. */
export function isId(value: JsonValue | undefined): boolean {
  if (typeof value === "bigint") return value >= 0n && value <= largestId;
  return isQuantity(value) && (value as number) >= 0;
}

/** Whether a column of doubles returns a value unchanged. */
export function isDecimal(value: JsonValue | undefined): boolean {
  return value === 0 ? isPlainZero(value) : typeof value === "number" && Number.isFinite(value);
}

/** Whether a column of times returns a value unchanged. */
export function isTime(value: JsonValue | undefined): boolean {
  return typeof value === "string" && timestampSeconds(value) !== undefined;
}

function isPlainZero(value: number): boolean {
  return !Object.is(value, -0);
}
