/** Why a sampled mutant survives, by its file and change. Without an entry the page says that a test is missing. */
export const sampleReasons: Readonly<Record<string, string>> = {};
