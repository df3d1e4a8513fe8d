import type { Translations } from "./Translations.ts";
import { french } from "./french.ts";

/** The supported client languages; English is the language of the model. */
export const languages = ["english", "french"] as const;

/** A supported client language. */
export type Language = (typeof languages)[number];

/** The display texts of each language; undefined for English. */
export const translations: Readonly<Record<Language, Translations | undefined>> = { english: undefined, french };
