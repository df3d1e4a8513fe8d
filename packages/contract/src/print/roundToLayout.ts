import type { JsonObject, JsonValue } from "../text/Json.ts";
import type { FieldLayout, ObjectLayout } from "../text/Layout.ts";
import { itemLayoutOf, layoutOf } from "./layoutOf.ts";
import { roundNumber } from "./printNumber.ts";

/** Whether a layout has a number to round anywhere, computed once per layout. */
const rounding = new WeakMap<object, boolean>();

function hasNumbers(layout: FieldLayout): boolean {
  if (typeof layout === "string") return false;
  const known = rounding.get(layout);
  if (known !== undefined) return known;
  const nested = "fields" in layout ? Object.values(layout.fields) : "items" in layout ? [layout.items] : undefined;
  const found = nested?.some(hasNumbers) ?? true;
  rounding.set(layout, found);
  return found;
}

function roundValue(value: JsonValue, layout: FieldLayout): JsonValue {
  if (typeof layout === "string" || !hasNumbers(layout)) return value;
  if (typeof value === "number") return "decimals" in layout || "digits" in layout ? roundNumber(value, layout) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => roundValue(item, itemLayoutOf(layout)));
  return "fields" in layout ? roundObject(value as JsonObject, layout.fields) : value;
}

/** The fields of a layout that have a number to round, computed once per layout. */
const roundedFields = new WeakMap<ObjectLayout, readonly (readonly [key: string, layout: FieldLayout])[]>();

function roundedFieldsOf(layout: ObjectLayout): readonly (readonly [key: string, layout: FieldLayout])[] {
  const known = roundedFields.get(layout);
  if (known !== undefined) return known;
  const found = Object.entries(layout).filter(([, field]) => hasNumbers(field));
  roundedFields.set(layout, found);
  return found;
}

/** Copies the object as a whole, which is fast and keeps its order, and then rounds the few fields that need it. */
function roundObject(object: JsonObject, layout: ObjectLayout): JsonObject {
  const rounded: Record<string, JsonValue> = { ...object };
  roundFields(rounded, layout);
  return rounded;
}

function roundFields(object: Record<string, JsonValue>, layout: ObjectLayout): void {
  for (const [key, field] of roundedFieldsOf(layout)) {
    if (Object.hasOwn(object, key)) object[key] = roundValue(object[key] as JsonValue, field);
  }
}

/**
 * Returns the event as a reader gets it after the game has printed it: every float rounded to the precision and decimals
 * of its field, a tiny negative number as zero. Producers round their events, so that memory holds what the disk holds.
 */
export function roundToLayout(event: JsonObject, layout: ObjectLayout = layoutOf(event)): JsonObject {
  return roundObject(event, layout);
}

/** Does the same to an event that nobody else holds, without a copy of it; objects and lists in it are copied where they have numbers. */
export function settleToLayout(event: Record<string, JsonValue>, layout: ObjectLayout = layoutOf(event)): JsonObject {
  roundFields(event, layout);
  return event;
}
