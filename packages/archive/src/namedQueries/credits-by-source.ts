import { literal } from "../engine/quote.ts";
import { creditsEarned, creditsSpent, type CreditFlow } from "./creditFlows.ts";
import type { NamedQuery } from "./NamedQuery.ts";

const row = (sign: 1 | -1) => (flow: CreditFlow) =>
  `(${literal(flow.kind)}, ${literal(`$.${flow.field}`)}, ${sign}, ${literal(flow.source)})`;
const rows = [...creditsEarned.map(row(1)), ...creditsSpent.map(row(-1))];
const kinds = [...new Set([...creditsEarned, ...creditsSpent].map(({ kind }) => literal(kind)))];

/** Credits earned and spent, by source and purpose. */
export const creditsBySourceQuery: NamedQuery = {
  name: "credits-by-source",
  title: "credits earned and spent, by source and purpose",
  sql: `
WITH flow(kind, field, sign, source) AS (VALUES
  ${rows.join(",\n  ")}),
moved AS (SELECT commander, kind, raw FROM events WHERE kind IN (${kinds.join(", ")})),
money AS (
  SELECT commander, source, sign * TRY_CAST(TRY(json_extract_string(raw, field)) AS BIGINT) AS amount
  FROM moved JOIN flow USING (kind)
  UNION ALL SELECT commander, 'organic data',
    list_sum(list_transform(BioData, lambda each: coalesce(each.Value, 0) + coalesce(each.Bonus, 0)))
  FROM SellOrganicData
  UNION ALL SELECT commander, 'given to engineers', -Quantity FROM EngineerContribution WHERE "Type" = 'Credits'
)
SELECT commander, source, sum(amount)::BIGINT AS credits, count(*) AS times FROM money
WHERE amount IS NOT NULL GROUP BY commander, source ORDER BY commander, credits DESC, source`,
};
