import type { JsonObject, JsonValue } from "@shipslog/contract";

/** Fields of a reader's own, which are not compared. */
const ownField = /^_/;

/** How events are compared. */
export interface Comparison {
  /** Whether every field must come out; otherwise `timestamp` and `event` are enough. */
  readonly needsAll: boolean;
}

/**
 * Whether a printed object is what the game wrote. Fields that the reader left out are not compared, unless all are needed;
 * a field that it printed must have exactly the value on disk, digit by digit.
 */
export function isSameEvent(written: JsonObject, printed: JsonObject, { needsAll }: Comparison): boolean {
  if (printed["timestamp"] !== written["timestamp"] || printed["event"] !== written["event"]) return false;
  const printedFields = Object.keys(printed).filter((field) => !ownField.test(field) || Object.hasOwn(written, field));
  if (needsAll && Object.keys(written).some((field) => !Object.hasOwn(printed, field))) return false;
  return printedFields.every((field) => Object.hasOwn(written, field) && isEqual(written[field], printed[field]));
}

/** Whether two JSON values are equal; the order of fields does not matter. */
function isEqual(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as JsonObject;
  const right = other as JsonObject;
  const fields = Object.keys(left);
  if (fields.length !== Object.keys(right).length) return false;
  return fields.every((field) => Object.hasOwn(right, field) && isEqual(left[field], right[field]));
}
