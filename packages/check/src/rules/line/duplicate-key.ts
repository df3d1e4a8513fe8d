import type { Rule, OnEvent } from "../Rule.ts";
import { kinds } from "@shipslog/contract";
import { hasAsManyKeys } from "../../text/countKeys.ts";
import { repeatedKey } from "../../text/repeatedKey.ts";
import { validLine } from "../templates/defectRule.ts";

const judge: OnEvent = (event, { raw }) => {
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
  mutations: [
    {
      what: "a repeated key",
      targets: ["FSDJump", "Docked", "Missions", "SuitLoadout", "Synthesis", "StoredModules", "CommunityGoal"],
      editText: (text) => text.replace(/ \}$/, `, ${/"timestamp":"[^"]*"/.exec(text)?.[0]} }`),
    },
  ],
  start: () => ({ onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) }),
};
