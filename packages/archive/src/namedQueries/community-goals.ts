import type { NamedQuery } from "./NamedQuery.ts";

/** The last known state of each community goal. */
export const communityGoalsQuery: NamedQuery = {
  name: "community-goals",
  title: "community goals joined, with their last known state",
  sql: `
WITH goal AS (SELECT "timestamp", commander, unnest(CurrentGoals, recursive := true) FROM CommunityGoal)
SELECT commander, Title AS goal, arg_max(PlayerContribution, "timestamp") AS contribution,
  arg_max(PlayerPercentileBand, "timestamp") AS percentile, arg_max(IsComplete, "timestamp") AS is_complete, max(Expiry) AS expiry
FROM goal GROUP BY CGID, Title, commander ORDER BY commander, expiry DESC, goal`,
};
