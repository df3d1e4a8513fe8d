import { bandOf, isInTopRank, tierOf, type JoinedGoal } from "../commander/communityGoals.ts";
import { timestampOf } from "../session/timestamp.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";

type CurrentGoal = FieldsOf<"CommunityGoal">["CurrentGoals"][number];

/** Written when the game has retrieved community goal data that changed since last time. */
export const CommunityGoal = eventRow({
  kind: "CommunityGoal",
  by: ["retrieveGoals"],
  isTriggeredBy: ({ data }) => data.hasChanged,
  build: ({ commander, timeMs }) => ({ CurrentGoals: commander.goals.map((goal) => currentGoal(goal, timeMs)) }),
});

function currentGoal(goal: JoinedGoal, timeMs: number): CurrentGoal {
  const tier = tierOf(goal);
  const band = bandOf(goal);
  return {
    CGID: goal.id,
    Title: goal.title,
    SystemName: goal.system,
    MarketName: goal.market,
    Expiry: timestampOf(goal.expiryMs),
    IsComplete: timeMs >= goal.expiryMs,
    CurrentTotal: goal.total,
    PlayerContribution: goal.contribution,
    NumContributors: goal.contributors,
    TopTier: { Name: `Tier ${goal.tierCount}`, Bonus: goal.topTierBonus },
    ...(goal.topRankSize !== undefined && { TopRankSize: goal.topRankSize, PlayerInTopRank: isInTopRank(goal) }),
    ...(tier > 0 && { TierReached: `Tier ${tier}` }),
    PlayerPercentileBand: band,
    ...(tier > 0 && { Bonus: tier * (100 - band + 10) * 100_000 }),
  };
}
