import type { JsonObject, JsonValue } from "../values/Json.ts";
import type { FieldLayout, ObjectLayout } from "./Layout.ts";
import { fieldLayoutOf, itemLayoutOf, layoutOf } from "./layoutOf.ts";
import { settleNumber } from "./printNumber.ts";

function settleValue(value: JsonValue, layout: FieldLayout): JsonValue {
  if (layout === "plain") return value;
  if (typeof value === "number") return "decimals" in layout ? settleNumber(value, layout) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => settleValue(item, itemLayoutOf(layout)));
  return "fields" in layout ? settleObject(value as JsonObject, layout.fields) : value;
}

function settleObject(object: JsonObject, layout: ObjectLayout): JsonObject {
  // fromEntries defines each property, so that a key __proto__ stays a key.
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, settleValue(value, fieldLayoutOf(layout, key))]),
  );
}

/**
 * Gives the event as a reader will have it once the game has printed it: every float in its field's precision and
 * decimals, a tiny negative as zero. Producers settle before they hand an event on, so that they hold what disk holds.
 */
export function settle(event: JsonObject, layout: ObjectLayout = layoutOf(event)): JsonObject {
  return settleObject(event, layout);
}
