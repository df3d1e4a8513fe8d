const equalNames = "Equal: what is no text is the name of nothing either.";
const cache = "A cache: without it the same is computed again.";
const words = "The words of an error.";
const closer = "Equal, or a closer look more often, and the closer look decides.";
const otherEngine = "Guards against an engine that does not tell the source of a number; no supported Node is one.";
const nothingElse = "JSON.parse throws nothing else.";

/** Why a mutant may survive, by its file, or by its file and the code it changes, where that is known: the others are simply untested. */
export const explanations: Readonly<Record<string, string>> = {
  "flags/bits.ts": words,
  "text/eventName.ts: timestampEnd === -1": "Equal: without the quote the next comparison fails as well.",
  "text/eventName.ts: -1": "Equal: the quote cannot stand within the beginning.",
  "text/knownKeys.ts: earlier !== undefined": cache,
  "text/knownKeys.ts: known.set(layout, found);": cache,
  'text/layoutOf.ts: typeof kind === "string"': equalNames,
  'text/layoutOf.ts: typeof kind === "string" && Object.hasOwn(layouts, kind)':
    "An event called `constructor` has a test since this run.",
  "text/longInteger.ts": closer,
  "text/parse.ts": otherEngine,
  "text/parseLine.ts": nothingElse,
  "text/print.ts: `a value of type ${typeof value} has no JSON form`": words,
  'text/printCompanion.ts: typeof kind === "string"': equalNames,
  "text/printNumber.ts: `${value} has no JSON form`": words,
  "validateKind.ts: !byPath": cache,
  "validateKind.ts: effectsByPath.set(rules, byPath);": cache,
  'validateKind.ts: "spec"': "Equal: only `live` is asked for.",
  "values/Commander.ts": equalNames,
};
