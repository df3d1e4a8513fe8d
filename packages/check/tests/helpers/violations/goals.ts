/** CommunityGoal, in one event and across lines. */
import type { EventOf } from "@shipslog/contract";
import { drop, set } from "./DraftFolder.ts";
import { edit, editItem, putItem, violation, type Break } from "./DocumentViolation.ts";

type Goal = EventOf<"CommunityGoal">["CurrentGoals"][number];

/** Repeats the last goals ten minutes later with a change of one goal that was in the line before. */
const goalLater =
  (change: (later: Goal, goal: Goal) => boolean | void): Break =>
  (folder) => {
    const line = folder.last("CommunityGoal");
    const goal = line?.CurrentGoals[0];
    if (line === undefined || goal === undefined) return false;
    const later = structuredClone(line);
    // Otherwise the two lines would be equal but for the change, and that alone is a note.
    for (const each of later.CurrentGoals) each.CurrentTotal = each.CurrentTotal + 1;
    if (change(later.CurrentGoals[0]!, goal) === false) return false;
    folder.insertAfter(line, later, 600);
    return true;
  };

/** Violations in CommunityGoal. */
export const goalViolations = [
  violation(
    "same CGID twice in one event",
    "flat",
    "2: CGID | unique goal id",
    edit("CommunityGoal", ({ CurrentGoals }) => {
      if (CurrentGoals[0] === undefined) return false;
      return CurrentGoals.push({ ...structuredClone(CurrentGoals[0]), Title: "Another" }) > 0;
    }),
  ),
  violation(
    "same CGID, another Title/Expiry later",
    "plain",
    "2: CGID | unique goal id",
    goalLater((later) => set(later, { Title: "Another goal", Expiry: "2026-06-01T00:00:00Z" })),
  ),
  violation(
    "same CGID, another system later",
    "plain",
    "2: CGID | unique goal id",
    goalLater((later) => set(later, { SystemName: "Elsewhere", MarketName: "Another Port" })),
  ),
  violation(
    "same CGID, only another Title later",
    "plain",
    "2: CGID | unique goal id",
    goalLater((later) => set(later, { Title: "Another goal" })),
  ),
  violation(
    "goal completed then not",
    "plain",
    "2: IsComplete | whether the goal has ended",
    goalLater((later, goal) => {
      goal.IsComplete = true;
      later.IsComplete = false;
    }),
  ),
  violation(
    "tier falls",
    "plain",
    "2: TierReached | present once the first success is reached",
    goalLater((later, goal) => {
      set(goal, { TierReached: "Tier 3", Bonus: 3000 });
      set(later, { TierReached: "Tier 2", Bonus: 3000 });
    }),
  ),
  violation(
    "tier reached, then gone",
    "plain",
    "2: TierReached | present once the first success is reached",
    goalLater((later, goal) => {
      set(goal, { TierReached: "Tier 3", Bonus: 3000 });
      drop(later, "TierReached", "Bonus");
    }),
  ),
  violation(
    "TopRankSize appears and vanishes for one goal",
    "plain",
    "2: present when the goal has a fixed-size top rank",
    goalLater((later, goal) => {
      set(goal, { TopRankSize: 10, PlayerInTopRank: false });
      drop(later, "TopRankSize", "PlayerInTopRank");
    }),
  ),
  violation(
    "TopTier name changes for one goal",
    "plain",
    "2: TopTier | name of the highest tier",
    goalLater((later) => set(later.TopTier, { Name: "Tier 99" })),
  ),
  violation(
    "CurrentTotal falls",
    "plain",
    "2: CurrentTotal",
    goalLater((later) => set(later, { CurrentTotal: 1 })),
  ),
  violation(
    "NumContributors falls",
    "improbable",
    "2: NumContributors | commanders signed up",
    goalLater((later) => set(later, { NumContributors: 1 })),
  ),
  violation(
    "PlayerContribution falls",
    "plain",
    "2: PlayerContribution",
    goalLater((later, goal) => {
      set(goal, { PlayerContribution: 50, PlayerPercentileBand: 75 });
      set(later, { PlayerContribution: 20, PlayerPercentileBand: 75 });
    }),
  ),
  violation(
    "Expiry passed, IsComplete false",
    "plain",
    "2: IsComplete | whether the goal has ended",
    putItem("CommunityGoal", "CurrentGoals", { Expiry: "2026-01-01T00:00:00Z", IsComplete: false }),
  ),
  violation(
    "TopRankSize without PlayerInTopRank",
    "flat",
    "2: same condition as TopRankSize",
    editItem("CommunityGoal", "CurrentGoals", (goal) => {
      drop(goal, "PlayerInTopRank");
      set(goal, { TopRankSize: 10 });
    }),
  ),
  violation(
    "PlayerInTopRank without TopRankSize",
    "flat",
    "2: same condition as TopRankSize",
    editItem("CommunityGoal", "CurrentGoals", (goal) => {
      drop(goal, "TopRankSize");
      set(goal, { PlayerInTopRank: false });
    }),
  ),
  violation(
    "Bonus without TierReached",
    "plain",
    "2: present once the first tier is reached",
    editItem("CommunityGoal", "CurrentGoals", (goal) => {
      drop(goal, "TierReached");
      set(goal, { Bonus: 1000 });
    }),
  ),
  violation(
    "no contribution but band 50",
    "flat",
    "2: 100 for no contribution",
    putItem("CommunityGoal", "CurrentGoals", { PlayerContribution: 0, PlayerPercentileBand: 50 }),
  ),
  violation(
    "in top rank but band 75",
    "flat",
    "2: 0 for top rank",
    putItem("CommunityGoal", "CurrentGoals", {
      PlayerContribution: 90,
      TopRankSize: 10,
      PlayerInTopRank: true,
      PlayerPercentileBand: 75,
    }),
  ),
  violation(
    "band 60",
    "plain",
    "2: values seen 100, 75, 50, 25, 0",
    putItem("CommunityGoal", "CurrentGoals", {
      PlayerContribution: 90,
      PlayerInTopRank: false,
      TopRankSize: 10,
      PlayerPercentileBand: 60,
    }),
  ),
  violation(
    "band negative",
    "plain",
    "2: values seen 100, 75, 50, 25, 0",
    putItem("CommunityGoal", "CurrentGoals", {
      PlayerContribution: 90,
      PlayerInTopRank: false,
      TopRankSize: 10,
      PlayerPercentileBand: -25,
    }),
  ),
  violation(
    "Expiry in local time",
    "flat",
    "2: Expiry | ISO 8601 UTC",
    putItem("CommunityGoal", "CurrentGoals", { Expiry: "2026-05-03T12:00:00" }),
  ),
  violation(
    "Expiry a date that does not exist",
    "flat",
    "2: Expiry | ISO 8601 UTC",
    putItem("CommunityGoal", "CurrentGoals", { Expiry: "2026-02-30T12:00:00Z" }),
  ),
  violation(
    "Expiry in words",
    "flat",
    "2: Expiry | ISO 8601 UTC",
    putItem("CommunityGoal", "CurrentGoals", { Expiry: "next Thursday" }),
  ),
  violation(
    "Expiry a number",
    "flat",
    "2: Expiry | string",
    putItem("CommunityGoal", "CurrentGoals", { Expiry: 1_780_000_000 }),
  ),
  violation(
    "TopTier a text",
    "flat",
    "2: TopTier | object",
    putItem("CommunityGoal", "CurrentGoals", { TopTier: "Tier 5" }),
  ),
  violation(
    "TopTier without Bonus",
    "flat",
    "2: Bonus (string R)",
    putItem("CommunityGoal", "CurrentGoals", { TopTier: { Name: "Tier 5" } }),
  ),
  violation(
    "CurrentTotal negative",
    "plain",
    "2: CurrentTotal",
    putItem("CommunityGoal", "CurrentGoals", { CurrentTotal: -1 }),
  ),
  violation(
    "CurrentTotal below PlayerContribution",
    "improbable",
    "2: CurrentTotal, PlayerContribution",
    putItem("CommunityGoal", "CurrentGoals", {
      CurrentTotal: 5,
      PlayerContribution: 500,
      PlayerPercentileBand: 75,
      TopRankSize: 10,
      PlayerInTopRank: false,
    }),
  ),
];
