import type { Language } from "./languages/languages.ts";

/** The name each language has in Fileheader and LoadGame. */
const languageNames: Readonly<Record<Language, string>> = { english: "English/UK", french: "French/FR" };

/**
 * The build the session says it was played with: `beta` keeps every network from taking it for play, and the build ends
 * with a blank as in every real header (format-facts 1, Framing).
 */
export function gameBuild(language: Language) {
  return { language: languageNames[language], gameversion: "4.3.0.0 beta", build: "r300000/r0 " };
}
