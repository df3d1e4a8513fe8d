/** Why a mutant may survive, by its file, or by its file and the code it changes. */
export const explanations: Readonly<Record<string, string>> = {};
