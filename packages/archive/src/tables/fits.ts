import type { JsonValue } from "@shipslog/contract";
import { isObject } from "./isObject.ts";
import { isDecimal, isId, isQuantity, isTime } from "./plainValues.ts";
import { isList, type Structure, type ValueType } from "./Structure.ts";

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
