import type { JsonValue } from "@shipslog/contract";
import { secondsOf } from "./secondsOf.ts";

const largestId = 2n ** 64n - 1n;

/** Says whether a signed 64-bit column gives a value back as it is; negative zero it does not. */
export function isQuantity(value: JsonValue | undefined): boolean {
  return value === 0 ? isPlainZero(value) : Number.isSafeInteger(value);
}

/** Says whether an unsigned 64-bit column gives a value back as it is. */
export function isId(value: JsonValue | undefined): boolean {
  if (typeof value === "bigint") return value >= 0n && value <= largestId;
  return isQuantity(value) && (value as number) >= 0;
}

/** Says whether a column of doubles gives a value back as it is. */
export function isDecimal(value: JsonValue | undefined): boolean {
  return value === 0 ? isPlainZero(value) : typeof value === "number" && Number.isFinite(value);
}

/** Says whether a column of times gives a value back as it is. */
export function isTime(value: JsonValue | undefined): boolean {
  return typeof value === "string" && secondsOf(value) !== undefined;
}

function isPlainZero(value: number): boolean {
  return !Object.is(value, -0);
}
