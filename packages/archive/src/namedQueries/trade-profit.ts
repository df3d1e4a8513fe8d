import type { NamedQuery } from "./NamedQuery.ts";

/** What was bought and sold of each good, and the profit by the average price that the game gives with each sale. */
export const tradeProfitQuery: NamedQuery = {
  name: "trade-profit",
  title: "goods bought and sold, with profit",
  sql: `
WITH trade AS (
  SELECT commander, "timestamp", position, lower("Type") AS symbol, Type_Localised AS name, "Count" AS bought, TotalCost AS cost,
    0 AS sold, 0 AS sale, 0 AS gain FROM MarketBuy
  UNION ALL SELECT commander, "timestamp", position, lower("Type"), Type_Localised, 0, 0, "Count", TotalSale,
    TotalSale - "Count" * AvgPricePaid FROM MarketSell
)
SELECT commander, coalesce(arg_max(name, ("timestamp", position)), symbol) AS goods, sum(bought)::BIGINT AS tonnes_bought,
  sum(cost)::BIGINT AS spent, sum(sold)::BIGINT AS tonnes_sold, sum(sale)::BIGINT AS earned, sum(gain)::BIGINT AS profit
FROM trade GROUP BY commander, symbol ORDER BY commander, profit DESC, symbol`,
};
