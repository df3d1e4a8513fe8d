import type { JsonObject, JsonValue } from "./Json.ts";
import type { FieldLayout, ObjectLayout } from "./Layout.ts";
import { fieldLayoutOf, itemLayoutOf, layoutOf } from "./layoutOf.ts";
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

function roundObject(object: JsonObject, layout: ObjectLayout): JsonObject {
  const rounded: Record<string, JsonValue> = {};
  for (const key of Object.keys(object)) {
    const value = roundValue(object[key] as JsonValue, fieldLayoutOf(layout, key));
    if (key === "__proto__") defineField(rounded, key, value);
    else rounded[key] = value;
  }
  return rounded;
}

/** Assigning to the key __proto__ would change the prototype; this makes it an ordinary key. */
function defineField(object: JsonObject, key: string, value: JsonValue): void {
  Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

/**
 * Returns the event as a reader gets it after the game has printed it: every float rounded to the precision and decimals
 * of its field, a tiny negative number as zero. Producers round their events, so that memory holds what the disk holds.
 */
export function roundToLayout(event: JsonObject, layout: ObjectLayout = layoutOf(event)): JsonObject {
  return roundObject(event, layout);
}
