import type { JsonValue } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { hasAsManyKeys, repeatedKey } from "../../text/repeatedKey.ts";
import { validLine } from "../examples/sampleEvents.ts";

/** What the game itself wrote twice before version 4: seven lines of 2.2, three of 3.6 to 3.8. */
const repeatedByGame: Readonly<Record<string, string>> = {
  Bounty: "/Faction",
  MissionAccepted: "/Target",
  MissionCompleted: "/Target",
};

/** Versions before 4 have numbers such as 3.8.1, or names. */
function isBeforeGame4(gameversion: JsonValue | undefined): boolean {
  return typeof gameversion === "string" && !/^(?:[4-9]|\d\d)\./.test(gameversion);
}

/** Keys that appear twice in one object. */
export const duplicateKey: Rule = {
  id: "duplicate-key",
  group: "line",
  basis: { statements: ["1.2"] },
  severity: { spec: "error", live: "error" },
  title: "An object has the same key twice.",
  why: "Some readers use the first value, others the last.",
  restsOn: 'Specification, What the service does ("each event is one JSON object"); RFC 8259, section 4',
  evidence: "The line alone, of any kind; before game 4 the game itself repeated a few keys.",
  passes: [{ line: validLine }],
  fails: [{ line: validLine.replace(/ \}$/, ', "MarketID":1 }') }],
  survivesGaps: true,
  ofPlain: "holds",
  start: () => {
    let isOldGame = false;
    return {
      onFile: () => void (isOldGame = false),
      onEvent: { Fileheader: ({ gameversion }) => void (isOldGame = isBeforeGame4(gameversion)) },
      onEntry: (entry) => {
        if (entry.type !== "event") return undefined;
        // Counting keys is cheap; the search for the repeated one runs only when the counts differ.
        const repeated = hasAsManyKeys(entry.raw, entry.event) ? undefined : repeatedKey(entry.raw);
        if (repeated === undefined || (isOldGame && repeatedByGame[entry.kind] === repeated.pointer)) return "holds";
        return { ...repeated, expected: "each key once", received: "a repeated key" };
      },
    };
  },
};
