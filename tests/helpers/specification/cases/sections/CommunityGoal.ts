import type { JsonObject } from "@shipslog/contract";
import type { CaseTable } from "../Case.ts";
import { goals, goalsWith, goalsWithout } from "../events/CommunityGoal.ts";
import { play } from "../play.ts";

const withGoal = (fields: JsonObject) => play([goalsWith(fields)]);
const without = (...left: readonly string[]) => play([goalsWithout(left)]);
const thenWith = (fields: JsonObject) => play([goals, goalsWith(fields)]);
const [goal = {}] = goals["CurrentGoals"] as readonly JsonObject[];

/** The fields of a goal: what their notes state. */
export const goalCases: CaseTable = {
  "2.5.2a": {
    violations: [
      {
        what: "two goals with one id",
        level: "error",
        play: play([goalsWith({}, { ...goal, Title: "Bring medicine" })]),
      },
      { what: "one id for another goal later", level: "warning", play: thenWith({ Title: "Bring medicine" }) },
    ],
    valid: [
      { what: "two goals with two ids", play: play([goalsWith({}, { ...goal, CGID: 801, Title: "Bring medicine" })]) },
    ],
  },
  "2.5.6": {
    violations: [
      { what: "no time", level: "error", play: withGoal({ Expiry: "soon" }) },
      { what: "another offset", level: "error", play: withGoal({ Expiry: "2026-05-08T06:00:00+01:00" }) },
      { what: "a form that many readers reject", level: "note", play: withGoal({ Expiry: "2026-05-08T06:00Z" }) },
    ],
    valid: [{ what: "without seconds", play: withGoal({ Expiry: "2026-05-08T06:00+00:00" }) }],
  },
  "2.5.7a": {
    violations: [
      { what: "false after the end", level: "error", play: withGoal({ Expiry: "2026-01-01T06:00:00Z" }) },
      { what: "false after it was true", level: "error", play: play([goalsWith({ IsComplete: true }), goals]) },
    ],
    valid: [
      { what: "true before the end", play: withGoal({ IsComplete: true }) },
      { what: "true after the end", play: withGoal({ Expiry: "2026-01-01T06:00:00Z", IsComplete: true }) },
    ],
  },
  "2.5.14a": {
    violations: [
      { what: "absent with PlayerInTopRank", level: "error", play: without("TopRankSize") },
      {
        what: "gone later",
        level: "warning",
        play: play([goals, goalsWithout(["TopRankSize", "PlayerInTopRank"])]),
      },
    ],
    valid: [{ what: "neither", play: without("TopRankSize", "PlayerInTopRank") }],
  },
  "2.5.15a": {
    violations: [{ what: "absent with TopRankSize", level: "error", play: without("PlayerInTopRank") }],
    valid: [{ what: "both", play: play([goals]) }],
  },
  "2.5.16a": {
    violations: [
      { what: "gone later", level: "warning", play: play([goals, goalsWithout(["TierReached"])]) },
      { what: "a lower tier later", level: "warning", play: play([goalsWith({ TierReached: "Tier 3" }), goals]) },
    ],
    valid: [
      { what: "neither", play: without("TierReached", "Bonus") },
      { what: "absent with a bonus", play: without("TierReached") },
      { what: "reached later", play: play([goalsWithout(["TierReached", "Bonus"]), goals]) },
    ],
  },
  "2.5.17a": {
    violations: [
      {
        what: "25 in the top rank",
        level: "error",
        play: withGoal({ PlayerInTopRank: true, PlayerPercentileBand: 25 }),
      },
    ],
    valid: [
      { what: "0 in the top rank", play: withGoal({ PlayerInTopRank: true, PlayerPercentileBand: 0 }) },
      { what: "0 outside the top rank", play: withGoal({ PlayerInTopRank: false, PlayerPercentileBand: 0 }) },
    ],
  },
  "2.5.17b": {
    violations: [
      {
        what: "50 without a contribution",
        level: "error",
        play: withGoal({ PlayerContribution: 0, PlayerPercentileBand: 50 }),
      },
    ],
    valid: [
      { what: "100 without a contribution", play: withGoal({ PlayerContribution: 0, PlayerPercentileBand: 100 }) },
    ],
  },
  "2.5.18a": {
    violations: [{ what: "gone later", level: "warning", play: play([goals, goalsWithout(["Bonus"])]) }],
    valid: [
      { what: "both", play: play([goals]) },
      { what: "absent with a tier", play: without("Bonus") },
    ],
  },
};
