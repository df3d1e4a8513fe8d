import type { NamedQuery } from "./NamedQuery.ts";

/** Community goals taken part in, as they last stood. */
export const communityGoals: NamedQuery = {
  name: "community-goals",
  title: "community goals taken part in, as they last stood",
  sql: `
WITH goal AS (SELECT "timestamp", commander, unnest(CurrentGoals, recursive := true) FROM CommunityGoal)
SELECT Title AS goal, commander, arg_max(PlayerContribution, "timestamp") AS contribution,
  arg_max(PlayerPercentileBand, "timestamp") AS percentile, arg_max(IsComplete, "timestamp") AS is_complete, max(Expiry) AS expiry
FROM goal GROUP BY CGID, Title, commander ORDER BY expiry DESC, goal`,
};
