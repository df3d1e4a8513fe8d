import { literal } from "../engine/quote.ts";
import { creditsEarned, creditsSpent, type CreditFlow } from "./creditFlows.ts";

const row = (sign: 1 | -1) => (flow: CreditFlow) =>
  `(${literal(flow.kind)}, ${literal(`$.${flow.field}`)}, ${sign}, ${literal(flow.source)})`;
const rows = [...creditsEarned.map(row(1)), ...creditsSpent.map(row(-1))];
const kinds = [...new Set([...creditsEarned, ...creditsSpent].map(({ kind }) => literal(kind)))];

/** The SQL of each amount of credits that was earned, or spent and then negative, with commander, timestamp and source. */
export const creditMovements = `
WITH flow(kind, field, sign, source) AS (VALUES
  ${rows.join(",\n  ")}),
moved AS (SELECT commander, "timestamp", kind, raw FROM events WHERE kind IN (${kinds.join(", ")}))
SELECT commander, "timestamp", source, sign * TRY_CAST(TRY(json_extract_string(raw, field)) AS BIGINT) AS amount
FROM moved JOIN flow USING (kind)
UNION ALL SELECT commander, "timestamp", 'organic data',
  list_sum(list_transform(BioData, lambda each: coalesce(each.Value, 0) + coalesce(each.Bonus, 0)))
FROM SellOrganicData
UNION ALL SELECT commander, "timestamp", 'given to engineers', -Quantity FROM EngineerContribution WHERE "Type" = 'Credits'`;
