import type { Rule, OnEvent } from "../../declare/Rule.ts";
import { kinds } from "@shipslog/contract";
import { hasAsManyKeys, repeatedKey } from "../../text/repeatedKey.ts";
import { reprintLine } from "../../text/reprint.ts";
import { validLine } from "../examples/sampleEvents.ts";

const judge: OnEvent = (event, { raw }) => {
  // What prints to itself has each key once, and the rule for the layout asks for that anyway.
  if (raw.startsWith("{ ") && raw === reprintLine(event)) return "holds";
  // Counting keys is cheap; the search for the repeated one runs only when the counts differ.
  const repeated = hasAsManyKeys(raw, event) ? undefined : repeatedKey(raw);
  return repeated === undefined ? "holds" : { ...repeated, expected: "each key once", received: "a repeated key" };
};

/** Keys that appear twice in one object. */
export const duplicateKey: Rule = {
  id: "duplicate-key",
  group: "line",
  basis: { statements: ["1.2"] },
  severity: { spec: "error", live: "error" },
  title: "An object has the same key twice.",
  why: "Some readers use the first value, others the last.",
  restsOn: 'Specification, What the service does ("each event is one JSON object"); RFC 8259, section 4',
  evidence: "The line alone, of one of the sixteen kinds.",
  passes: [{ line: validLine }],
  fails: [{ line: validLine.replace(/ \}$/, ', "MarketID":1 }') }],
  start: () => ({ onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) }),
};
