import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeEarnings } from "../evidence/earnings.ts";

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
  start: judgeEarnings(
    (total, sum) => total <= sum,
    (sum) => `at most ${sum}`,
  ),
};
