import { literal } from "../engine/quote.ts";
import { creditMovements, credits, creditsIn } from "./creditMovements.ts";

/** Differences that rounding explains. */
const nearCredits = 100;
/** Sums below may equal the rest of an interval by chance. */
const leastUndone = 10_000;

/**
 * What the Statistics line of a login counts as spent, and the source of the amounts that it counts: what was paid, where a line
 * has the price before a discount, is rounded otherwise, or is missing. Ammunition is not among them: some vehicles count as such.
 */
const countedSpending: readonly (readonly [field: string, source: string])[] = [
  ["Bank_Account.Spent_On_Repairs", "repairs"],
  ["Bank_Account.Spent_On_Fuel", "fuel bought"],
  ["Bank_Account.Spent_On_Insurance", "rebuys"],
  ["Bank_Account.Spent_On_Outfitting", "modules bought"],
];

/** What the Statistics line counts as earned. It counts before the crew takes its share, so only a sale without any line is read from it. */
const countedEarnings: readonly (readonly [field: string, source: string])[] = [
  ["Exploration.Exploration_Profits", "exploration data"],
];

const countedRows = [
  ...countedSpending.map((row) => [...row, -1] as const),
  ...countedEarnings.map((row) => [...row, 1] as const),
].map(([field, source, sign]) => `(${literal(`$.${field}`)}, ${literal(source)}, ${sign})`);

const list = (words: readonly string[]) => words.map(literal).join(", ");
const lineSources = list(["repairs", "fuel bought", "exploration data"]);

/** Where engineers modify suits and weapons. */
const workshops = list([
  "Ankh's Promise",
  "Beck Facility",
  "Bresa Modifications",
  "Eidolon Hold",
  "Laszlo's Resolve",
  "Marshall's Drift",
  "Nevermore Terrace",
  "Rascal's Choice",
  "Rosa's Shop",
  "Salamander Bank",
  "The Divine Apparatus",
  "The Jackrabbit",
  "The Last Call",
]);

const colonyKinds = list(["ColonisationConstructionDepot", "ColonisationContribution", "ColonisationSystemClaim"]);
const readKinds = [
  "LoadGame",
  "Statistics",
  "Resurrect",
  "ModuleBuy",
  "ModuleBuyAndStore",
  "CargoDepot",
  "MissionAccepted",
];
const station = "TRY(raw->>'$.StationName')";
const isWorkshop = `${station} IN (${workshops})`;
const isBuildingSite = `(contains(${station}, 'ColonisationShip') OR contains(${station}, 'Construction Site: '))`;

/** The SQL of the lines that the ledger reads beside those that move credits, in one pass. */
const linesRead = `
SELECT commander, position.file AS journal, position.generation AS generation, position.line AS line, "timestamp", kind, raw
FROM events WHERE kind IN (${list(readKinds)}, ${colonyKinds}) OR (kind IN ('Docked', 'Location') AND (${isWorkshop} OR ${isBuildingSite}))`;

/** The SQL of a login, with the credits and the line of the next one in its journal. */
const logins = `
SELECT commander, journal, generation, line, "timestamp", ${credits("Credits")} AS credits,
  lead(${credits("Credits")}) OVER following AS next_credits, lead(line) OVER following AS next_line
FROM read WHERE kind = 'LoadGame' AND ${credits("Credits")} IS NOT NULL
WINDOW following AS (PARTITION BY commander, journal, generation ORDER BY line)`;

/** The SQL of what lines tell of that which Statistics counts, by source. A module is counted with what was paid on top of the one traded in. */
const linesCounted = `
SELECT commander, journal, "timestamp", source, amount FROM movement WHERE source IN (${lineSources})
UNION ALL SELECT commander, journal, "timestamp", 'rebuys', -${credits("Cost")} FROM read WHERE kind = 'Resurrect' AND TRY(raw->>'$.Option') = 'rebuy'
UNION ALL SELECT commander, journal, "timestamp", 'modules bought', -greatest(0, ${credits("BuyPrice")} - coalesce(${credits("SellPrice")}, 0))
FROM read WHERE kind IN ('ModuleBuy', 'ModuleBuyAndStore')`;

/** The SQL of lines that show what moved credits without telling how many. */
const signs = `
SELECT commander, journal, generation, line,
  CASE WHEN kind IN ('Docked', 'Location') AND ${isWorkshop} THEN 'suits and weapons modified'
    WHEN kind = 'CargoDepot' THEN 'missions of the wing' ELSE 'building of colonies' END AS source
FROM read WHERE kind IN (${colonyKinds}, 'Docked', 'Location')
  OR (kind = 'CargoDepot' AND ${credits("TotalItemsToDeliver")} > 0 AND ${credits("ItemsDelivered")} = ${credits("TotalItemsToDeliver")}
    AND (commander, ${credits("MissionID")}) NOT IN
      (SELECT (commander, ${credits("MissionID")}) FROM read WHERE kind = 'MissionAccepted' AND ${credits("MissionID")} IS NOT NULL))`;

/** The SQL of the sums of some movements since each login, by another column. */
const sumsSinceLogin = (movements: string, column: string) => `
SELECT login.commander, login.journal, login."timestamp" AS began, ${column}, sum(amount) AS amount
FROM ${movements} AS movement ASOF JOIN login ON movement.commander = login.commander AND movement.journal = login.journal
  AND movement."timestamp" >= login."timestamp" GROUP BY ALL`;

const counterOf = (line: string) => creditsIn(`json_extract_string(${line}.raw, field)`);

/** The SQL of what Statistics adds to the lines between two logins, by source. */
const corrections = `
SELECT login.commander, login.journal, login."timestamp", counted.source,
  sign * (${counterOf("later")} - ${counterOf("earlier")}) - coalesce(line.amount, 0) AS amount
FROM login
JOIN statistics AS earlier USING (commander, journal, generation, line)
JOIN statistics AS later ON later.commander = login.commander AND later.journal = login.journal
  AND later.generation = login.generation AND later.line = login.next_line
CROSS JOIN (VALUES ${countedRows.join(", ")}) AS counted(field, source, sign)
LEFT JOIN line ON line.commander = login.commander AND line.journal = login.journal
  AND line.began = login."timestamp" AND line.source = counted.source
WHERE sign < 0 OR line.amount IS NULL`;

/** The SQL of the name of a rest. */
const restName = `CASE WHEN abs(rest.amount) <= ${nearCredits} THEN 'not in the journal'
    WHEN abs(rest.amount) >= ${leastUndone} AND (rest.commander, rest.journal, rest."timestamp", -rest.amount) IN
      (SELECT (commander, journal, began, amount) FROM second) THEN 'not carried out'
    WHEN bool_or(sign.source = 'building of colonies') THEN 'building of colonies'
    WHEN bool_or(sign.source = 'missions of the wing') AND rest.amount > 0 THEN 'missions of the wing'
    WHEN bool_or(sign.source = 'suits and weapons modified') AND rest.amount < 0 THEN 'suits and weapons modified'
    ELSE 'not in the journal' END`;

/**
 * The SQL of the credits earned and spent, and of the rest between two logins of a journal: the difference of their credits, less
 * what was earned and spent meanwhile. First the Statistics lines of the two logins correct what lines tell otherwise or not at
 * all; such rows end in "by the statistics". What then remains has one row: a purchase that the game did not carry out, the cause
 * that lines show without an amount, or else "not in the journal".
 */
export const creditLedger = `
WITH movement AS MATERIALIZED (${creditMovements}),
read AS MATERIALIZED (${linesRead}),
login AS MATERIALIZED (${logins}),
second AS MATERIALIZED (${sumsSinceLogin("movement", 'movement."timestamp"')}),
line AS MATERIALIZED (${sumsSinceLogin(`(${linesCounted})`, "movement.source")}),
statistics AS MATERIALIZED (SELECT login.commander, login.journal, login.generation, login.line, arg_min(raw, read.line) AS raw
  FROM login JOIN read ON read.commander = login.commander AND read.journal = login.journal AND read.generation = login.generation
    AND read.line > login.line AND (next_line IS NULL OR read.line < next_line)
  WHERE kind = 'Statistics' GROUP BY ALL),
correction AS MATERIALIZED (FROM (${corrections}) WHERE amount <> 0),
told AS (SELECT commander, journal, began AS "timestamp", sum(amount) AS amount
  FROM (SELECT commander, journal, began, amount FROM second UNION ALL SELECT commander, journal, "timestamp", amount FROM correction) GROUP BY ALL),
rest AS (SELECT login.* EXCLUDE (credits, next_credits), next_credits - credits - coalesce(told.amount, 0) AS amount
  FROM login LEFT JOIN told USING (commander, journal, "timestamp"))
FROM movement
UNION ALL SELECT commander, journal, "timestamp", source || ', by the statistics', amount FROM correction
UNION ALL SELECT rest.commander, rest.journal, rest."timestamp", ${restName} AS source, rest.amount
FROM rest LEFT JOIN (${signs}) AS sign ON sign.commander = rest.commander AND sign.journal = rest.journal
  AND sign.generation = rest.generation AND sign.line > rest.line AND sign.line < rest.next_line
WHERE rest.amount <> 0 GROUP BY rest.commander, rest.journal, rest."timestamp", rest.amount, rest.line`;
