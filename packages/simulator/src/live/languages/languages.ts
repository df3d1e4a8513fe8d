import type { Translations } from "./Translations.ts";
import { french } from "./french.ts";

/** The languages a client may speak; English is the one the model thinks in. */
export const languages = ["english", "french"] as const;

/** A language a client may speak. */
export type Language = (typeof languages)[number];

/** What each language says instead of English. */
export const translations: Readonly<Record<Language, Translations | undefined>> = { english: undefined, french };
