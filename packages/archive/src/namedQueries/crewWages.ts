import { literal } from "../engine/quote.ts";

/**
 * What hired crew takes of an income, of which NpcCrewPaidWage tells something else for each kind. Compared with the credits of two
 * LoadGame lines:
 *
 * - `wage`: the wage that the line tells.
 * - `share`: the crew's share of the whole amount. The line tells the share of what is left.
 * - `nothing`: the amount is what the player got.
 */
const crewTakes: readonly (readonly [kind: string, field: string, takes: "wage" | "share" | "nothing"])[] = [
  ["MissionCompleted", "Reward", "wage"],
  ["MarketSell", "TotalSale", "wage"],
  ["CommunityGoalReward", "Reward", "wage"],
  ["RedeemVoucher", "Amount", "share"],
  ["SellOrganicData", "", "share"],
  ["MultiSellExplorationData", "TotalEarnings", "nothing"],
  ["SellExplorationData", "TotalEarnings", "nothing"],
  ["SearchAndRescue", "Reward", "nothing"],
  ["PowerplaySalary", "Amount", "nothing"],
];

const rows = crewTakes.map((row) => `(${row.map(literal).join(", ")})`).join(", ");
const kinds = crewTakes.map(([kind]) => literal(kind)).join(", ");

/** The wage comes in the second of the income, or up to ten seconds before it. */
const secondsBefore = 10;

/** The SQL of what the crew took of each income, negative, with commander, journal and timestamp. Wages for no income that a line tells are left out. */
export const crewWages = `
WITH takes(kind, field, takes) AS (VALUES ${rows}),
place AS (SELECT commander, position.file AS file, position.generation AS generation, position.line AS line, "timestamp", kind, raw
  FROM events WHERE kind IN ('NpcCrewPaidWage', ${kinds})),
wage AS (SELECT *, TRY_CAST(TRY(raw->>'$.Amount') AS BIGINT) AS paid FROM place WHERE kind = 'NpcCrewPaidWage' AND paid > 0),
income AS (SELECT place.* EXCLUDE (kind, raw), kind,
    CASE WHEN TRY(raw->>'$.Type') = 'CombatBond' THEN 'nothing' ELSE takes END AS takes,
    CASE kind WHEN 'SellOrganicData' THEN list_sum(TRY_CAST(raw->'$.BioData[*].Value' AS BIGINT[])) + list_sum(TRY_CAST(raw->'$.BioData[*].Bonus' AS BIGINT[]))
      ELSE TRY_CAST(TRY(json_extract_string(raw, '$.' || field)) AS BIGINT) END AS amount
  FROM place JOIN takes USING (kind)),
after AS (SELECT wage.*, income.line AS next_line, income."timestamp" AS next_time
  FROM wage ASOF LEFT JOIN income ON wage.commander = income.commander AND wage.file = income.file
    AND wage.generation = income.generation AND wage.line < income.line),
around AS (SELECT after.*, income.line AS last_line, income."timestamp" AS last_time
  FROM after ASOF LEFT JOIN income ON after.commander = income.commander AND after.file = income.file
    AND after.generation = income.generation AND after.line > income.line),
pair AS (SELECT * EXCLUDE (line, kind), CASE WHEN next_time = "timestamp" THEN next_line WHEN last_time = "timestamp" THEN last_line
    WHEN date_diff('second', "timestamp", next_time) <= ${secondsBefore} THEN next_line END AS line FROM around),
paid AS (SELECT pair.commander, pair.file, pair."timestamp", pair.paid, income.kind, income.takes, income.amount, pair.paid / nullif(income.amount, 0) AS ratio
  FROM pair JOIN income USING (commander, file, generation, line)),
known AS (SELECT commander, file, "timestamp", round(CASE WHEN kind = 'MissionCompleted' THEN ratio ELSE (1 - sqrt(1 - 4 * ratio)) / 2 END, 2) AS share
  FROM paid WHERE ratio <= 0.25 AND kind IN ('MissionCompleted', 'MultiSellExplorationData', 'RedeemVoucher') AND NOT (kind = 'RedeemVoucher' AND takes = 'nothing')
  QUALIFY row_number() OVER (PARTITION BY commander, file, "timestamp" ORDER BY paid DESC, share) = 1)
SELECT paid.commander, paid.file AS journal, paid."timestamp", 'crew wages' AS source,
  -CASE takes WHEN 'share' THEN coalesce(TRY_CAST(round(known.share * amount) AS HUGEINT), paid) ELSE paid END AS amount
FROM paid ASOF LEFT JOIN known ON paid.commander = known.commander AND paid.file = known.file AND paid."timestamp" >= known."timestamp" WHERE takes <> 'nothing'`;
