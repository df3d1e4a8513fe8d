import type { NamedQuery } from "./NamedQuery.ts";

/** Bounties earned, by the ship or person that was killed. They are paid when they are redeemed. */
export const bountiesQuery: NamedQuery = {
  name: "bounties",
  title: "bounties earned, by target",
  sql: `
SELECT commander, coalesce(arg_max(Target_Localised, ("timestamp", position)), lower(Target)) AS target, count(*) AS kills,
  sum(TotalReward)::BIGINT AS credits, max(TotalReward) AS highest, min("timestamp") AS first, max("timestamp") AS last
FROM Bounty GROUP BY commander, lower(Target) ORDER BY commander, credits DESC NULLS LAST, lower(Target)`,
};
