import { isInPackage, parseSource, type House } from "./House.ts";

/** Builds a house from texts, for a test that shows a rule failing. */
export function houseOf(files: Readonly<Record<string, string>>): House {
  const all = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return {
    sources: all.filter(({ path }) => isInPackage(path)),
    beside: all.filter(({ path }) => !isInPackage(path)),
  };
}
