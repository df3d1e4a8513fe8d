import type { Rule } from "../../declare/Rule.ts";
import { numberIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction } = sampleEvents;
const inhabited = (Influence: number) => FSDJump({ Population: 1000, Factions: [faction({ Influence })] });
/** Six decimals and single precision, times eight factions. */
const tolerance = 0.00001;

/** Influence that does not sum to 1. */
export const influenceSum: Rule = {
  id: "influence-sum",
  group: "session",
  basis: { game: "The specification states no sum of Influence." },
  severity: { spec: "warning", live: "note" },
  title: "The Influence of the factions in a system does not sum to 1.",
  why: "Influence charts show shares of a whole.",
  restsOn: "F59 (sum of Influence = 1)",
  evidence: "One FSDJump with Factions.",
  passes: [{ event: inhabited(1) }],
  fails: [{ event: inhabited(0.75) }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const shares = objectListIn(event, "Factions")?.map((each) => numberIn(each, "Influence"));
        if (shares === undefined || shares.length === 0 || shares.includes(undefined)) return "undecided";
        const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
        if (Math.abs(sum - 1) <= tolerance) return "holds";
        return { pointer: "/Factions", expected: "1.000000", received: sum.toFixed(6) };
      },
    },
  }),
};
