import type { Rule } from "../../declare/Rule.ts";
import { neverChanges } from "../evidence/neverChanges.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CommunityGoal } = sampleEvents;
const later = "2026-05-01T12:10:00Z";

/** Community goals that become other ones. */
export const goalChanged: Rule = {
  id: "goal-changed",
  group: "session",
  basis: { statements: ["2.5.2a", "2.5.14a", "2.5.16a", "2.5.18a"] },
  severity: { spec: "warning", live: "note" },
  title: "A community goal has another title, place, end or top tier than before, or lost what it had reached.",
  why: "Readers key goals by their id and show two goals as one.",
  restsOn:
    'Specification, CommunityGoal ("unique goal id", "present once the first success is reached", "has a fixed-size top rank")',
  evidence: "Two CommunityGoal events of one session with the same CGID.",
  passes: [{ event: CommunityGoal() }, { event: CommunityGoal({ TierReached: "Tier 1", Bonus: 1000 }, later) }],
  fails: [{ event: CommunityGoal() }, { event: CommunityGoal({ Title: "Bring water" }, later) }],
  survivesGaps: true,
  start: neverChanges([
    {
      thing: "goal",
      of: "CommunityGoal",
      within: "CurrentGoals[]",
      id: "CGID",
      fixed: {
        Title: "Title",
        SystemName: "SystemName",
        MarketName: "MarketName",
        Expiry: "Expiry",
        TopTier: "TopTier.Name",
        TopRankSize: "TopRankSize",
      },
      kept: ["TierReached", "Bonus", "TopRankSize"],
      rising: ["TierReached"],
    },
  ]),
};
