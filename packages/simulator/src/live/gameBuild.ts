import type { Language } from "./languages/languages.ts";

/** The name of each language in Fileheader and LoadGame. */
const languageNames: Readonly<Record<Language, string>> = { english: "English/UK", french: "French/FR" };

/**
 * Returns language, version and build of the client. `beta` in the version keeps networks from accepting the session as real
 * play; the build ends with a blank, as in every real header (F6).
 */
export function gameBuild(language: Language) {
  return { language: languageNames[language], gameversion: "4.3.0.0 beta", build: "r300000/r0 " };
}
