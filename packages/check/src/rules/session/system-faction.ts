import type { Rule } from "../../declare/Rule.ts";
import { objectIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction } = sampleEvents;
const ruled = (FactionState: string) =>
  FSDJump({
    Population: 1000,
    Factions: [faction({ FactionState: "Boom" })],
    SystemFaction: { Name: "Mother Gaia", FactionState },
  });

/** The controlling faction and the list of factions. */
export const systemFaction: Rule = {
  id: "system-faction",
  group: "session",
  basis: { game: "The specification does not say that SystemFaction is one of Factions." },
  severity: { spec: "warning", live: "warning" },
  title: "The controlling faction is not in Factions, or has another state there.",
  why: "Readers look the controlling faction up in Factions.",
  restsOn: "Measured on the real journals",
  evidence:
    "One FSDJump with SystemFaction and Factions. In live an absent faction is undecided: 50 of 1,841 real jumps have one.",
  passes: [{ event: ruled("Boom") }],
  fails: [{ event: ruled("War") }],
  start: (dialect) => ({
    onEvent: {
      FSDJump: (event) => {
        const ruler = objectIn(event, "SystemFaction");
        const name = textIn(ruler, "Name");
        const factions = objectListIn(event, "Factions");
        if (name === undefined || factions === undefined) return undefined;
        const same = factions.find((each) => textIn(each, "Name") === name);
        if (same === undefined) {
          // One without a readable name may be the controlling one.
          if (dialect === "live" || factions.some((each) => textIn(each, "Name") === undefined)) return "undecided";
          return {
            pointer: "/SystemFaction/Name",
            expected: "a name listed in Factions",
            received: JSON.stringify(name),
          };
        }
        const state = textIn(ruler, "FactionState");
        const listed = textIn(same, "FactionState");
        if (state === undefined || listed === undefined) return "undecided";
        if (state === listed) return "holds";
        return { pointer: "/SystemFaction/FactionState", expected: `${listed}, as in Factions`, received: state };
      },
    },
  }),
};
