import type { Rule, OnEvent } from "../Rule.ts";
import { kinds } from "@shipslog/contract";
import { hasAsManyKeys } from "../../text/countKeys.ts";
import { repeatedKey } from "../../text/repeatedKey.ts";
import { validLine } from "../templates/defectRule.ts";

const judge: OnEvent = (event, { raw }) => {
  // Counting is cheap; only where the counts differ is it worth looking for the key.
  const repeated = hasAsManyKeys(raw, event) ? undefined : repeatedKey(raw);
  return repeated === undefined ? "holds" : { ...repeated, expected: "each key once", received: "the key again" };
};

/** Keys that stand twice in one object. */
export const duplicateKey: Rule = {
  id: "duplicate-key",
  group: "line",
  severity: { spec: "error", live: "error" },
  title: "No key stands twice in one object.",
  why: "Of two values some readers take the first, others the last.",
  restsOn: 'Specification, What the service does ("each event is one JSON object"); RFC 8259, section 4',
  evidence: "The line alone, of one of the sixteen kinds.",
  passes: [{ line: validLine }],
  fails: [{ line: validLine.replace(/ \}$/, ', "MarketID":1 }') }],
  mutations: [
    {
      what: "a key repeated",
      targets: ["FSDJump", "Docked", "Missions", "SuitLoadout", "Synthesis", "StoredModules", "CommunityGoal"],
      editText: (text) => text.replace(/ \}$/, `, ${/"timestamp":"[^"]*"/.exec(text)?.[0]} }`),
    },
  ],
  start: () => ({ onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) }),
};
