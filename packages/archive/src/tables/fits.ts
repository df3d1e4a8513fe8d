import type { JsonValue } from "@shipslog/contract";
import { isObject } from "./isObject.ts";
import { isDecimal, isId, isQuantity, isTime } from "./plainValues.ts";
import { isList, type Structure, type ValueType } from "./Structure.ts";

/** Says whether a value of each type comes back from its column as it went in. */
const fitsType: Readonly<Record<ValueType, (value: JsonValue | undefined) => boolean>> = {
  // Half of a surrogate pair has no UTF-8.
  VARCHAR: (value) => typeof value === "string" && value.isWellFormed(),
  BOOLEAN: (value) => typeof value === "boolean",
  BIGINT: isQuantity,
  UBIGINT: isId,
  DOUBLE: isDecimal,
  TIMESTAMP: isTime,
};

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
