const cache = "Equal: this is a cache, and without it the same result is computed again.";
const closerLook = "Equal: it only makes `isLongRun` look closer more often, and that decides.";
const otherEngine = "Not reached: every supported Node gives the reviver of `JSON.parse` the source of a number.";
const nothingElse =
  "Equal: `JSON.parse` and the reviver throw nothing but SyntaxError and RangeError on a supported Node.";
const sorted = "Equal: keys that are in order already take the long way, and sorting leaves them in order.";
const scanned = "Equal: more texts than necessary are scanned, and the scan decides; costs time only.";
const anyOther = 'Equal: no comparison names "value"; it is what may come when none of the other states applies.';

/** Why a mutant survives, by its file, or by its file and the code it changes. Without an entry the page says that a test is missing. */
export const survivorReasons: Readonly<Record<string, string>> = {
  'journal/JournalName.ts: ""': "Equal: the group always takes part in the match, or its text is not used.",
  "journal/JournalName.ts: one.stamp < other.stamp": "Equal: the two stamps differ here.",
  "text/eventName.ts: timestampEnd === -1": "Equal: without the quote the comparison with the link fails as well.",
  "text/eventName.ts: -1":
    "Equal: the search begins after the opening and never gives 1; -1 fails the comparison with the link.",
  "text/knownKeys.ts: earlier !== undefined": cache,
  "text/knownKeys.ts: known.set(layout, found);": cache,
  "text/longInteger.ts": closerLook,
  'text/nesting.ts: "["': scanned,
  'text/nesting.ts: "{"': scanned,
  "text/nesting.ts: 2 * deepestNesting": scanned,
  "text/nesting.ts: opened > deepestNesting": scanned,
  "text/nesting.ts: text.length <= 2 * deepestNesting": scanned,
  "text/orderKeys.ts: -1": sorted,
  "text/orderKeys.ts: rank <= last": sorted,
  "text/orderKeys.ts: true": sorted,
  "text/orderKeys.ts: {": sorted,
  "text/parse.ts": otherEngine,
  "text/parseLine.ts": nothingElse,
  'text/scanJson.ts: "value"': anyOther,
  "validateKind.ts: !byPath": cache,
  "validateKind.ts: effectsByPath.set(rules, byPath);": cache,
};
