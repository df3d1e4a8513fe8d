import { french } from "./french.ts";

/** The words of a language. */
export interface Words {
  /** By the internal name, for what has no English text beside it. */
  readonly byName: ReadonlyMap<string, string>;
  /** By the English text. */
  readonly byText: ReadonlyMap<string, string>;
}

/** The languages a client may speak; English is the one the model thinks in. */
export const languages = ["english", "french"] as const;

/** A language a client may speak. */
export type Language = (typeof languages)[number];

/** What each language says instead of English. */
export const wordsOf: Readonly<Record<Language, Words | undefined>> = { english: undefined, french };
