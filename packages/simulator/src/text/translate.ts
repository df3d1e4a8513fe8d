import type { JsonObject, JsonValue } from "@shipslog/contract";
import { localisedSuffix } from "@shipslog/contract/internal";
import { needsText } from "./withText.ts";

/** The display texts of a language. */
export interface Translations {
  /** By internal name, for values that have no English `_Localised` text. */
  readonly byName: ReadonlyMap<string, string>;
  /** By English text. */
  readonly byText: ReadonlyMap<string, string>;
  /** By the beginning of an English text that ends with a name. */
  readonly byBeginning: ReadonlyMap<string, string>;
}

/** The supported client languages; English is the language of the model, and of what the last four have no texts for. */
export const languages = ["english", "french", "german", "spanish", "portuguese", "russian"] as const;

/** A supported client language. */
export type Language = (typeof languages)[number];

/** A language in which every text is known. */
export type CompleteLanguage = "english" | "french";

/** Returns the language of a text that only complete languages have. */
export function completeLanguage(language: Language): CompleteLanguage {
  return language === "french" ? "french" : "english";
}

function translateValue(value: JsonValue, words: Translations): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => translateValue(item, words));
  return typeof value === "object" && value !== null ? translate(value as JsonObject, words) : value;
}

/** Finds the text of a value by its internal name, then by its English text, and falls back to that text. */
function textOf(value: string, english: JsonValue | undefined, words: Translations): string | undefined {
  if (typeof english !== "string") return words.byName.get(value);
  return words.byName.get(value) ?? words.byText.get(english) ?? composed(english, words) ?? english;
}

/** Translates a text that ends with a name, such as "Entered Channel: Sol". */
function composed(english: string, { byBeginning }: Translations): string | undefined {
  const end = english.indexOf(": ") + 2;
  const beginning = byBeginning.get(english.slice(0, end));
  return beginning && beginning + english.slice(end);
}

/**
 * Returns an event with its display texts in another language. `X_Localised` is present exactly where the text differs from X
 * ignoring case (F12), so translation may add or remove it.
 */
export function translate(event: JsonObject, words: Translations): JsonObject {
  const translated: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key.endsWith(localisedSuffix) && key.slice(0, -localisedSuffix.length) in event) continue;
    translated[key] = translateValue(value, words);
    if (typeof value !== "string" || key === "event") continue;
    const text = textOf(value, event[key + localisedSuffix], words);
    if (text !== undefined && needsText(value, text)) translated[key + localisedSuffix] = text;
  }
  return translated;
}
