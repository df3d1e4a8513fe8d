import type { JsonObject, JsonValue } from "./Json.ts";
import type { FieldLayout, ObjectLayout } from "./Layout.ts";
import { fieldLayoutOf, itemLayoutOf, layoutOf } from "./layoutOf.ts";
import { roundNumber } from "./printNumber.ts";

function roundValue(value: JsonValue, layout: FieldLayout): JsonValue {
  if (layout === "plain") return value;
  if (typeof value === "number") return "decimals" in layout ? roundNumber(value, layout) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => roundValue(item, itemLayoutOf(layout)));
  return "fields" in layout ? roundObject(value as JsonObject, layout.fields) : value;
}

function roundObject(object: JsonObject, layout: ObjectLayout): JsonObject {
  // fromEntries defines each property, so a key __proto__ stays an ordinary key.
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, roundValue(value, fieldLayoutOf(layout, key))]),
  );
}

/**
 * Returns the event as a reader gets it after the game has printed it: every float rounded to the precision and decimals
 * of its field, a tiny negative number as zero. Producers round their events, so that memory holds what the disk holds.
 */
export function roundToLayout(event: JsonObject, layout: ObjectLayout = layoutOf(event)): JsonObject {
  return roundObject(event, layout);
}
