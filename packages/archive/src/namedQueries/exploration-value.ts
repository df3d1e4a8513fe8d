import type { NamedQuery } from "./NamedQuery.ts";

/** Credits for exploration and organic data, for each month. */
export const explorationValueQuery: NamedQuery = {
  name: "exploration-value",
  title: "credits for exploration and organic data, each month",
  sql: `
WITH sale AS (
  SELECT commander, "timestamp", coalesce(TotalEarnings, 0) AS cartographic, 0 AS organic FROM MultiSellExplorationData
  UNION ALL SELECT commander, "timestamp", coalesce(TRY_CAST(TRY(raw->>'$.TotalEarnings') AS BIGINT), 0), 0
  FROM events WHERE kind = 'SellExplorationData'
  UNION ALL SELECT commander, "timestamp", 0,
    coalesce(list_sum(list_transform(BioData, lambda each: coalesce(each.Value, 0) + coalesce(each.Bonus, 0))), 0)
  FROM SellOrganicData
)
SELECT commander, strftime("timestamp", '%Y-%m') AS month, count(*) AS sales, sum(cartographic)::BIGINT AS exploration_data,
  sum(organic)::BIGINT AS organic_data, sum(cartographic + organic)::BIGINT AS credits
FROM sale GROUP BY commander, month ORDER BY commander, month`,
};
