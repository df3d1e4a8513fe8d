import { capitalised, displayName } from "@shipslog/contract/words";
import { arenaStretches, outsideArena } from "./arena.ts";
import { creditLedger } from "./creditLedger.ts";
import { explorationEarnings } from "./creditMovements.ts";
import { dockingsByStation, factionsIn, jumpsBySystem } from "./identities.ts";
import { setParameters } from "../query/sqlText.ts";
import { materialsSql } from "./materials.ts";

/** A query with a name, for `shipslog query NAME`. */
export interface NamedQuery {
  readonly name: string;
  /** What it returns, in one line. */
  readonly title: string;
  /** The SQL with the usual values of its parameters. */
  readonly sql: string;
  /** The usual values of its parameters, by name; most queries have none. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The SQL with a parameter such as `$count` where a value may be given. */
  readonly template: string;
}

/** A query as the table below has it. */
interface DeclaredQuery {
  readonly title: string;
  readonly sql: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The SQL of the names of suits by symbol, for commanders whose journals have none. */
const suitNames = `MAP {${["explorationsuit", "flightsuit", "tacticalsuit", "utilitysuit"]
  .map((symbol) => `'${symbol}': '${capitalised(displayName(symbol))}'`)
  .join(", ")}}`;

/** The title and the SQL of each named query, in the order of `shipslog query --list`. */
const queries = {
  "jumps-per-day": {
    title: "jumps, light-years and fuel for each day",
    sql: `
SELECT commander, "timestamp"::DATE AS day, count(*) AS jumps, round(sum(JumpDist), 1) AS light_years,
  round(max(JumpDist), 1) AS longest, round(sum(FuelUsed), 1) AS tonnes_of_fuel
FROM ${outsideArena("FSDJump")} GROUP BY commander, day ORDER BY commander, day`,
  },
  "systems-visited": {
    title: "systems visited, with number and times of visits",
    sql: `
SELECT commander, min(StarSystem) AS system, count(*) AS visits, min("timestamp") AS first_visit,
  max("timestamp") AS last_visit, max(address) AS address,
  coalesce(min(StarPos) FILTER (SystemAddress IS NOT NULL), min(StarPos)) AS place
FROM ${jumpsBySystem} GROUP BY commander, system_key ORDER BY commander, visits DESC, first_visit, system`,
  },
  "longest-jumps": {
    title: "the twenty longest jumps of each commander",
    parameters: { count: "20" },
    sql: `
SELECT commander, "timestamp", StarSystem AS system, JumpDist AS light_years, FuelUsed AS tonnes_of_fuel, BoostUsed AS boost
FROM ${outsideArena("FSDJump")}
QUALIFY row_number() OVER (PARTITION BY commander ORDER BY JumpDist DESC NULLS LAST, "timestamp", position) <= $count
ORDER BY commander, JumpDist DESC NULLS LAST, "timestamp", position`,
  },
  "system-visits": {
    title: "each arrival in one system, and the next arrival after it",
    parameters: { system: "Sol" },
    sql: `
WITH jump AS (
  SELECT *, lead("timestamp") OVER (PARTITION BY commander ORDER BY "timestamp", position) AS next_arrival FROM ${outsideArena("FSDJump")}
)
SELECT commander, "timestamp" AS arrival, next_arrival, StarSystem AS system, JumpDist AS light_years, Body AS star
FROM jump WHERE lower(StarSystem) = lower($system) ORDER BY commander, arrival, position`,
  },
  "fuel-per-month": {
    title: "fuel used each month, per light-year, and the lowest fuel level",
    sql: `
SELECT commander, strftime("timestamp", '%Y-%m') AS month, round(sum(FuelUsed), 1) AS tonnes,
  round(sum(FuelUsed) / nullif(sum(JumpDist), 0), 4) AS tonnes_per_light_year, round(min(FuelLevel), 2) AS lowest_tank
FROM ${outsideArena("FSDJump")} GROUP BY commander, month ORDER BY commander, month`,
  },
  "stations-docked": {
    title: "stations, with number and times of dockings",
    sql: `
SELECT commander, arg_max(StationName, ("timestamp", position)) AS station, arg_max(StarSystem, ("timestamp", position)) AS system,
  max(StationType) AS type, count(*) AS dockings, min("timestamp") AS first_docking, max("timestamp") AS last_docking,
  round(avg(DistFromStarLS)) AS light_seconds
FROM ${dockingsByStation} GROUP BY commander, station_key ORDER BY commander, dockings DESC, station`,
  },
  "factions-met": {
    title: "minor factions met, with their systems and latest reputation",
    sql: `
WITH jump AS (FROM ${jumpsBySystem}), met AS (${factionsIn("jump")})
SELECT commander, Name AS faction, count(DISTINCT system_key) AS systems, count(*) AS meetings,
  arg_max(Allegiance, ("timestamp", position)) AS allegiance, arg_max(Government, ("timestamp", position)) AS government,
  round(arg_max(MyReputation, ("timestamp", position)), 1) AS reputation, max("timestamp") AS last_met
FROM met GROUP BY commander, Name ORDER BY commander, systems DESC, meetings DESC, faction`,
  },
  // By name, because old lines have no EngineerID.
  engineers: {
    title: "latest progress with every engineer",
    sql: `
WITH standing AS (
  SELECT commander, "timestamp", position, Engineer, Progress, Rank, RankProgress FROM EngineerProgress
  UNION ALL BY NAME
  SELECT commander, "timestamp", position, unnest(Engineers, recursive := true) FROM EngineerProgress
)
SELECT commander, Engineer AS engineer, arg_max(Progress, ("timestamp", position)) AS progress,
  arg_max(Rank, ("timestamp", position)) AS rank, min("timestamp") AS first_seen, max("timestamp") AS last_seen
FROM standing WHERE Engineer IS NOT NULL GROUP BY commander, Engineer
ORDER BY commander, rank DESC NULLS LAST, engineer`,
  },
  "credits-by-source": {
    title: "credits earned and spent, by source and purpose, and what no line tells between two logins",
    sql: `
SELECT commander, source, TRY_CAST(sum(amount) AS BIGINT) AS credits, count(*) AS times FROM (${creditLedger})
WHERE amount IS NOT NULL GROUP BY commander, source ORDER BY commander, credits DESC, source`,
  },
  // The profit is by the average price that the game gives with each sale.
  "trade-profit": {
    title: "goods bought and sold, with profit",
    sql: `
WITH trade AS (
  SELECT commander, "timestamp", position, lower("Type") AS symbol, Type_Localised AS name, "Count" AS bought, TotalCost AS cost,
    0 AS sold, 0 AS sale, 0 AS gain FROM MarketBuy
  UNION ALL SELECT commander, "timestamp", position, lower("Type"), Type_Localised, 0, 0, "Count", TotalSale,
    TRY(TotalSale - "Count" * AvgPricePaid) FROM MarketSell
)
SELECT commander, coalesce(arg_max(name, ("timestamp", position)), symbol) AS goods, TRY_CAST(sum(bought) AS BIGINT) AS tonnes_bought,
  TRY_CAST(sum(cost) AS BIGINT) AS spent, TRY_CAST(sum(sold) AS BIGINT) AS tonnes_sold, TRY_CAST(sum(sale) AS BIGINT) AS earned, TRY_CAST(sum(gain) AS BIGINT) AS profit
FROM trade GROUP BY commander, symbol ORDER BY commander, profit DESC, symbol`,
  },
  // The type of a mission is the word after `Mission_` in its name.
  "mission-income": {
    title: "missions by type, with rewards and donations",
    sql: `
WITH ended AS (
  SELECT commander, Name, 1 AS completed, 0 AS failed, 0 AS abandoned, coalesce(Reward, 0) AS reward,
    coalesce(Donated, 0) AS donated FROM MissionCompleted
  UNION ALL SELECT commander, Name, 0, 1, 0, 0, 0 FROM MissionFailed
  UNION ALL SELECT commander, Name, 0, 0, 1, 0, 0 FROM MissionAbandoned
)
SELECT commander, regexp_extract(Name, '^(?:[Mm][Ii][Ss][Ss][Ii][Oo][Nn]_)?([^_]*)', 1) AS mission, TRY_CAST(sum(completed) AS BIGINT) AS completions,
  TRY_CAST(sum(failed) AS BIGINT) AS failures, TRY_CAST(sum(abandoned) AS BIGINT) AS abandonments, TRY_CAST(sum(reward) AS BIGINT) AS credits, TRY_CAST(sum(donated) AS BIGINT) AS donations
FROM ended GROUP BY commander, mission ORDER BY commander, credits DESC, mission`,
  },
  "exploration-value": {
    title: "credits for exploration and organic data, each month",
    sql: `
WITH sale AS (
  SELECT commander, "timestamp", coalesce(TotalEarnings, 0) AS cartographic, 0 AS organic FROM MultiSellExplorationData
  UNION ALL SELECT commander, "timestamp", coalesce(${explorationEarnings}, 0), 0
  FROM events WHERE kind = 'SellExplorationData'
  UNION ALL SELECT commander, "timestamp", 0,
    coalesce(list_sum(list_transform(BioData, lambda each: coalesce(each.Value, 0)::HUGEINT + coalesce(each.Bonus, 0))), 0)
  FROM SellOrganicData
)
SELECT commander, strftime("timestamp", '%Y-%m') AS month, count(*) AS sales, TRY_CAST(sum(cartographic) AS BIGINT) AS exploration_data,
  TRY_CAST(sum(organic) AS BIGINT) AS organic_data, TRY_CAST(sum(cartographic + organic) AS BIGINT) AS credits
FROM sale GROUP BY commander, month ORDER BY commander, month`,
  },
  // Bounties are paid when they are redeemed.
  bounties: {
    title: "bounties earned, by target",
    sql: `
SELECT commander, coalesce(arg_max(Target_Localised, ("timestamp", position)), lower(Target), 'not named') AS target, count(*) AS kills,
  TRY_CAST(sum(TotalReward) AS BIGINT) AS credits, max(TotalReward) AS highest, min("timestamp") AS first, max("timestamp") AS last
FROM Bounty GROUP BY commander, lower(Target) ORDER BY commander, credits DESC NULLS LAST, lower(Target)`,
  },
  "events-by-kind": {
    title: "number of events of each kind, first and last time",
    sql: `
SELECT commander, kind, count(*) AS events, min("timestamp") AS first, max("timestamp") AS last, TRY_CAST(sum(bytes) AS BIGINT) AS bytes
FROM events GROUP BY commander, kind ORDER BY commander, events DESC, kind`,
  },
  commanders: {
    title: "the commanders, with their journals and events",
    sql: `
SELECT commander, count(DISTINCT position.file) AS journals, count(*) AS events, min("timestamp") AS first,
  max("timestamp") AS last
FROM events GROUP BY commander ORDER BY events DESC, commander`,
  },
  sessions: {
    title: "each journal: start, duration, events, jumps, dockings",
    sql: `
SELECT commander, min("timestamp") AS began, round(epoch(max("timestamp") - min("timestamp")) / 3600, 1) AS hours, count(*) AS events,
  count(*) FILTER (kind = 'FSDJump') AS jumps, count(*) FILTER (kind = 'Docked') AS dockings, position.file AS journal
FROM events GROUP BY commander, position.file, position.generation ORDER BY commander, began, journal`,
  },
  "arena-sessions": {
    title: "stretches of journals in the arena (CQC), which count as no travel",
    sql: `
SELECT commander, began, journal, first_line, coalesce(next_line - 1, (SELECT max(position.line) FROM events
  WHERE commander = stretch.commander AND position.file = journal AND position.generation = stretch.generation)) AS last_line
FROM (${arenaStretches}) AS stretch ORDER BY commander, began, journal, first_line`,
  },
  // By symbol without its class: of upgraded suits the game writes the name untranslated.
  "suit-loadouts": {
    title: "suit loadouts, with their weapons",
    sql: `
WITH worn AS (
  SELECT *, regexp_replace(lower(SuitName), '_class\\d+$', '') AS symbol,
    CASE WHEN NOT starts_with(SuitName_Localised, '$') THEN SuitName_Localised END AS translated FROM SuitLoadout
), named AS (
  SELECT *, coalesce(arg_max(translated, ("timestamp", position)) OVER (PARTITION BY commander, symbol),
    ${suitNames}[symbol], symbol) AS suit FROM worn
)
SELECT commander, suit, LoadoutName AS loadout, count(*) AS times, max("timestamp") AS last_worn,
  list_transform(arg_max(Modules, ("timestamp", position)), lambda module: coalesce(module.ModuleName_Localised, module.ModuleName)) AS weapons
FROM named GROUP BY commander, suit, loadout ORDER BY commander, times DESC, suit, loadout`,
  },
  "missions-open": {
    title: "active missions, as of the latest Missions event",
    sql: `
WITH latest AS (SELECT commander, arg_max(Active, ("timestamp", position)) AS Active FROM Missions GROUP BY commander)
SELECT commander, mission.MissionID AS id, coalesce(mission.Name_Localised, mission.Name) AS mission,
  mission.PassengerMission AS passengers, round(mission.Expires / 3600, 1) AS hours_left
FROM (SELECT commander, unnest(Active) AS mission FROM latest) ORDER BY commander, hours_left, id`,
  },
  materials: {
    title: "materials collected, received, spent, and held at the last start of the game",
    sql: materialsSql,
  },
  // By symbol, because the name depends on the language of the game.
  "materials-used": {
    title: "materials used by syntheses",
    sql: `
WITH used AS (SELECT commander, "timestamp", position, unnest(Materials) AS each FROM Synthesis)
SELECT commander, coalesce(arg_max(each.Name_Localised, ("timestamp", position)), lower(min(each.Name))) AS material,
  TRY_CAST(sum(each.Count) AS BIGINT) AS used, count(*) AS times
FROM used GROUP BY commander, lower(each.Name) ORDER BY commander, used DESC, material`,
  },
  "community-goals": {
    title: "community goals joined, with their last known state",
    sql: `
WITH goal AS (SELECT commander, "timestamp", position, unnest(CurrentGoals, recursive := true) FROM CommunityGoal)
SELECT commander, Title AS goal, arg_max(PlayerContribution, ("timestamp", position)) AS contribution,
  arg_max(PlayerPercentileBand, ("timestamp", position)) AS percentile, arg_max(IsComplete, ("timestamp", position)) AS is_complete, max(Expiry) AS expiry
FROM goal GROUP BY CGID, Title, commander ORDER BY commander, expiry DESC, goal`,
  },
  rejects: {
    title: "lines that could not be stored as events, by defect",
    sql: `
SELECT commander, code, count(*) AS lines, min(reason) AS reason, min(position.file || ':' || position.line) AS example
FROM rejects GROUP BY commander, code ORDER BY commander, lines DESC, code`,
  },
} as const satisfies Readonly<Record<string, DeclaredQuery>>;

/** The named queries by name. */
export const namedQueries: ReadonlyMap<string, NamedQuery> = new Map(
  Object.entries<DeclaredQuery>(queries).map(([name, { title, sql: template, parameters = {} }]) => {
    const sql = setParameters(template, new Map(Object.entries(parameters)));
    return [name, { name, title, sql, parameters, template }];
  }),
);

/** What `shipslog query NAME` takes. */
export type QueryName = keyof typeof queries;

/** The SQL of a named query. */
export function sqlNamed(name: QueryName): string {
  return namedQueries.get(name)?.sql ?? "";
}
