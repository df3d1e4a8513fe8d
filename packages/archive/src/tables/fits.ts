import type { JsonValue } from "@shipslog/contract";
import { isObject } from "./isObject.ts";
import { isList, type Structure, type ValueType } from "./Structure.ts";

const largestId = 2n ** 64n - 1n;
const wholeSecond = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Says whether a value of each type comes back from its column as it went in. */
const fitsType: Readonly<Record<ValueType, (value: JsonValue | undefined) => boolean>> = {
  // Half of a surrogate pair has no UTF-8.
  VARCHAR: (value) => typeof value === "string" && value.isWellFormed(),
  BOOLEAN: (value) => typeof value === "boolean",
  BIGINT: (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
  UBIGINT: (value) => (typeof value === "bigint" ? value >= 0n && value <= largestId : isSmallId(value)),
  DOUBLE: (value) => typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0),
  TIMESTAMP: (value) => typeof value === "string" && isTimestamp(value),
};

function isSmallId(value: JsonValue | undefined): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);
}

/** A time is kept to the second as the game writes it; another form of it would not come back as the same text. */
export function isTimestamp(text: string): boolean {
  if (!wholeSecond.test(text)) return false;
  const time = Date.parse(text);
  // Date.parse takes February 30 for March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 19)) && !text.startsWith("0000");
}

/** Says whether a column of this structure gives back the value as it is: nothing unknown, nothing of another type, no null. */
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
