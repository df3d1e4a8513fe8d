import type { JsonObject, JsonValue } from "@shipslog/contract";
import { localisedSuffix } from "@shipslog/contract/internal";

/**
 * Returns a field and, where the display text differs from its value ignoring case, the `_Localised` field
 * (F12: the field is present exactly then).
 */
export function withText<Field extends string>(
  field: Field,
  value: string,
  text: string | undefined,
): { [Key in Field]: string } & { [Key in `${Field}_Localised`]?: string } {
  const pair: Record<string, string> = { [field]: value };
  if (text !== undefined && needsText(value, text)) pair[`${field}_Localised`] = text;
  return pair as { [Key in Field]: string } & { [Key in `${Field}_Localised`]?: string };
}

/** Whether a value needs a `_Localised` field. */
export function needsText(value: string, text: string): boolean {
  return value !== text && value.toLowerCase() !== text.toLowerCase();
}

/** Returns an event without display texts ("they are optional", rule 4). */
export function withoutTexts(event: JsonObject): JsonObject {
  const bare: Record<string, JsonValue> = {};
  for (const key of Object.keys(event)) if (!key.endsWith(localisedSuffix)) bare[key] = strip(event[key] as JsonValue);
  return bare;
}

function strip(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => strip(item));
  return typeof value === "object" && value !== null ? withoutTexts(value as JsonObject) : value;
}
