import type { Language, Translations } from "../text/translate.ts";
import { french } from "./french.ts";
import { german, portuguese, russian, spanish } from "./otherLanguages.ts";

/** The display texts of each language; undefined for English. */
export const translations: Readonly<Record<Language, Translations | undefined>> = {
  english: undefined,
  french,
  german,
  spanish,
  portuguese,
  russian,
};
