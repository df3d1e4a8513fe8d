import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { idIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction, nextJump } = sampleEvents;
const home = { Population: 1000, Factions: [faction({ SquadronFaction: true, HomeSystem: true })] };
const elsewhere = { Population: 1000, Factions: [faction({ SquadronFaction: true })] };

/** Factions with two homes. */
export const homeSystem: Rule = {
  id: "home-system",
  group: "session",
  basis: { statements: ["2.2.57b"] },
  severity: { spec: "warning", live: "note" },
  title: "A faction has its home in two systems.",
  why: "Readers show one home of each faction.",
  restsOn: 'Specification, Faction element ("this is its home system")',
  evidence: "Two FSDJump of one session to systems that are both the home of one faction.",
  passes: [{ event: FSDJump(home) }, { event: nextJump(elsewhere) }],
  fails: [{ event: FSDJump(home) }, { event: nextJump(home) }],
  survivesGaps: true,
  start: () => {
    const homes = new Map<string, string>();
    return {
      onEvent: {
        FSDJump: (event) => {
          const here = idIn(event, "SystemAddress");
          return objectListIn(event, "Factions")?.flatMap((each, index): readonly RuleVerdict[] => {
            const name = textIn(each, "Name");
            if (each["HomeSystem"] !== true || name === undefined || here === undefined) return [];
            const known = homes.get(name);
            homes.set(name, here);
            if (known === undefined) return ["undecided"];
            if (known === here) return ["holds"];
            const expected = `only in the system ${known}`;
            return [{ pointer: `/Factions/${index}/HomeSystem`, expected, received: `also in ${here}` }];
          });
        },
      },
    };
  },
};
