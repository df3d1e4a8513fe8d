import Type from "typebox";
import type { Annotations } from "./Annotations.ts";
import { usualUtcPattern, utcPattern } from "../time/timestamp.ts";

/** Marks a field the specification lists as optional (O). */
export const optional = Type.Optional;

/** A string of any content. */
export function text(description: string, more: Annotations = {}) {
  return Type.String({ description, ...more });
}

/** A string from a closed list: the specification says "values", "one of", or has a table. */
export function closed<const Values extends readonly string[]>(
  values: Values,
  description: string,
  more: Annotations = {},
) {
  return Type.Unsafe<Values[number]>({
    type: "string",
    enum: values,
    description,
    "x-strength": "closed",
    ...more,
  });
}

/** A string for which the specification lists "values seen": any other value is a note. */
export function seen<const Values extends readonly string[]>(
  values: Values,
  description: string,
  more: Annotations = {},
) {
  return open("seen", values, description, more);
}

/** A string for which the specification gives examples ("e.g.", "seen include"): any value is allowed. */
export function example<const Values extends readonly string[]>(
  values: Values,
  description: string,
  more: Annotations = {},
) {
  return open("example", values, description, more);
}

function open<const Values extends readonly string[]>(
  strength: "seen" | "example",
  values: Values,
  description: string,
  more: Annotations,
) {
  return Type.Unsafe<Values[number] | (string & {})>({
    type: "string",
    description,
    "x-strength": strength,
    "x-values": values,
    ...more,
  });
}

/** A string that must have an internal form, such as `$economy_X;`. */
export function form(pattern: string, expected: string, description: string) {
  return Type.String({ pattern, description, "x-expected": expected });
}

/** The display-language form of another field. */
export function localised(field: string) {
  return Type.String({ description: `Display-language form of ${field}.` });
}

/** A boolean. */
export function yesNo(description: string) {
  return Type.Boolean({ description });
}

/** A field that the specification excludes. */
export function never(description: string) {
  return Type.Never({ description });
}

/** An integer that identifies something; it may exceed 2^53-1 and is a `bigint` then. */
export function id(description: string) {
  return Type.Unsafe<number | bigint>({ type: "integer", description, "x-bigint": true });
}

/**
 * An integer that counts or measures something. The specification shows no limit, so one beyond 2^53-1 is allowed and is a
 * `bigint` at run time; validation reports it as `large-quantity`. Its type stays `number`, because the game writes none.
 */
export function count(description: string, more: Annotations & { minimum?: number; maximum?: number } = {}) {
  return Type.Integer({ description, ...more });
}

/** An integer whose seen values the specification lists. */
export function seenCount(values: readonly number[], description: string) {
  return count(description, { "x-strength": "seen", "x-values": values });
}

/** A number that the game stores in single precision and prints with fixed decimals (F18). */
export function decimal(
  decimals: number,
  description: string,
  more: Annotations & { minimum?: number; maximum?: number } = {},
) {
  return Type.Number({ description, "x-decimals": decimals, "x-precision": "single", ...more });
}

/** A list of equal elements. */
export function list<Item extends Type.TSchema>(
  items: Item,
  description: string,
  more: { minItems?: number; maxItems?: number } = {},
) {
  return Type.Array(items, { description, ...more });
}

/** A moment in time: "UTC, ISO 8601" (Common fields). Reading: any form of it is allowed, and an unusual one is a note. */
export function timestamp(description: string) {
  return Type.String({
    pattern: utcPattern,
    description,
    "x-expected": "a UTC time such as 2026-05-01T12:00:00Z",
    "x-code": "not-a-timestamp",
    "x-usual": { pattern: usualUtcPattern, code: "unusual-timestamp" },
    "x-section": "Common fields (all events)",
  });
}

/** A place in the galaxy, [x, y, z] in light-years from the origin system. */
export function starPos(description: string) {
  return list(decimal(5, "Light-years along one axis."), description, { minItems: 3, maxItems: 3 });
}
