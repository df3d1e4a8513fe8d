import type { JsonObject } from "@shipslog/contract";

const goal: JsonObject = {
  CGID: 800,
  Title: "Bring food",
  SystemName: "Sol",
  MarketName: "Galileo",
  Expiry: "2026-05-08T06:00:00Z",
  IsComplete: false,
  CurrentTotal: 5000,
  PlayerContribution: 10,
  NumContributors: 20,
  TopTier: { Name: "Tier 5", Bonus: "" },
  TopRankSize: 10,
  PlayerInTopRank: false,
  TierReached: "Tier 1",
  PlayerPercentileBand: 50,
  Bonus: 200_000,
};

/** The goals of a player: the first has these fields too. */
export function goalsWith(fields: JsonObject, ...others: readonly JsonObject[]): JsonObject {
  return { event: "CommunityGoal", CurrentGoals: [{ ...goal, ...fields }, ...others] };
}

/** One goal with every field. */
export const goals: JsonObject = goalsWith({});

/** One goal without the given fields, and with others. */
export function goalsWithout(left: readonly string[], fields: JsonObject = {}): JsonObject {
  const kept = Object.entries({ ...goal, ...fields }).filter(([name]) => !left.includes(name));
  return { event: "CommunityGoal", CurrentGoals: [Object.fromEntries(kept)] };
}
