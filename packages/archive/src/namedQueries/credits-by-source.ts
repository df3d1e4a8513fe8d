import type { NamedQuery } from "./NamedQuery.ts";

/** Credits earned and spent, by source and purpose. */
export const creditsBySourceQuery: NamedQuery = {
  name: "credits-by-source",
  title: "credits earned and spent, by source and purpose",
  sql: `
WITH money AS (
  SELECT 'exploration data' AS source, TotalEarnings AS credits FROM MultiSellExplorationData
  UNION ALL SELECT 'suits upgraded', -Cost FROM UpgradeSuit
  UNION ALL SELECT 'weapons upgraded', -Cost FROM UpgradeWeapon
  UNION ALL SELECT CASE kind
      WHEN 'SellExplorationData' THEN 'exploration data' WHEN 'SellOrganicData' THEN 'organic data'
      WHEN 'MissionCompleted' THEN 'missions' WHEN 'MarketSell' THEN 'goods sold' WHEN 'MarketBuy' THEN 'goods bought'
      WHEN 'RedeemVoucher' THEN 'vouchers' WHEN 'CommunityGoalReward' THEN 'community goals'
      WHEN 'ShipyardBuy' THEN 'ships bought' WHEN 'ShipyardSell' THEN 'ships sold'
      WHEN 'ModuleBuy' THEN 'modules bought' WHEN 'ModuleSell' THEN 'modules sold'
      WHEN 'RefuelAll' THEN 'fuel bought' WHEN 'RepairAll' THEN 'repairs' ELSE 'other' END,
    CASE kind
      WHEN 'SellExplorationData' THEN TRY_CAST(raw->>'$.TotalEarnings' AS BIGINT)
      WHEN 'SellOrganicData' THEN list_sum(TRY_CAST(raw->>'$.BioData[*].Value' AS BIGINT[]))
        + list_sum(TRY_CAST(raw->>'$.BioData[*].Bonus' AS BIGINT[]))
      WHEN 'MissionCompleted' THEN TRY_CAST(raw->>'$.Reward' AS BIGINT) WHEN 'MarketSell' THEN TRY_CAST(raw->>'$.TotalSale' AS BIGINT)
      WHEN 'MarketBuy' THEN -TRY_CAST(raw->>'$.TotalCost' AS BIGINT) WHEN 'RedeemVoucher' THEN TRY_CAST(raw->>'$.Amount' AS BIGINT)
      WHEN 'CommunityGoalReward' THEN TRY_CAST(raw->>'$.Reward' AS BIGINT)
      WHEN 'ShipyardBuy' THEN -TRY_CAST(raw->>'$.ShipPrice' AS BIGINT) WHEN 'ShipyardSell' THEN TRY_CAST(raw->>'$.ShipPrice' AS BIGINT)
      WHEN 'ModuleBuy' THEN -TRY_CAST(raw->>'$.BuyPrice' AS BIGINT) WHEN 'ModuleSell' THEN TRY_CAST(raw->>'$.SellPrice' AS BIGINT)
      ELSE -TRY_CAST(raw->>'$.Cost' AS BIGINT) END
  FROM events WHERE kind IN ('SellExplorationData', 'SellOrganicData', 'MissionCompleted', 'MarketSell', 'MarketBuy',
    'RedeemVoucher', 'CommunityGoalReward', 'ShipyardBuy', 'ShipyardSell', 'ModuleBuy', 'ModuleSell', 'RefuelAll', 'RepairAll')
)
SELECT source, sum(credits)::BIGINT AS credits, count(*) AS times FROM money
WHERE credits IS NOT NULL GROUP BY source ORDER BY credits DESC`,
};
