import type { Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { earningsOf } from "../evidence/earnings.ts";
import { withChangedField } from "../examples/mutations.ts";

const { MultiSellExplorationData } = sampleEvents;

/** Earnings above the sum of their parts. */
export const earningsAbove: Rule = {
  id: "earnings-above",
  group: "session",
  basis: { game: "The specification states no formula for TotalEarnings." },
  severity: { spec: "warning", live: "note" },
  title: "TotalEarnings is more than BaseValue plus Bonus.",
  why: "The game adds nothing else to a sale, so a higher total is wrong.",
  restsOn: "Measured on the real journals (two sales of one evening paid 3.6 times their parts)",
  evidence: "One MultiSellExplorationData.",
  passes: [{ event: MultiSellExplorationData() }],
  fails: [{ event: MultiSellExplorationData({ TotalEarnings: 10_501 }) }],
  mutations: [
    withChangedField(
      "MultiSellExplorationData",
      "TotalEarnings",
      "more",
      (_, draw, event) => event.BaseValue + event.Bonus + 1 + draw(1000),
    ),
  ],
  start: () => ({
    onEvent: {
      MultiSellExplorationData: (event) => {
        const earned = earningsOf(event);
        if (earned === undefined) return "undecided";
        if (earned.total <= earned.sum) return "holds";
        const expected = `at most ${earned.sum}`;
        return { pointer: "/TotalEarnings", expected, received: String(earned.total) };
      },
    },
  }),
};
