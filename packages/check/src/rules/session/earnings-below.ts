import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeEarnings } from "../evidence/earnings.ts";

const { MultiSellExplorationData } = sampleEvents;

/** Earnings below the sum of their parts. */
export const earningsBelow: Rule = {
  id: "earnings-below",
  group: "session",
  basis: { game: "The specification states no formula for TotalEarnings." },
  severity: { spec: "note", live: "note" },
  title: "TotalEarnings is less than BaseValue plus Bonus.",
  why: "Ledgers use TotalEarnings. Hired crew take a share, so a lower total is right with crew and wrong without.",
  restsOn: "F47 (21 of 21 without crew, 7 of 68 with)",
  evidence: "One MultiSellExplorationData.",
  passes: [{ event: MultiSellExplorationData() }],
  fails: [{ event: MultiSellExplorationData({ TotalEarnings: 9_450 }) }],
  start: judgeEarnings((total, sum) => total >= sum, String),
};
