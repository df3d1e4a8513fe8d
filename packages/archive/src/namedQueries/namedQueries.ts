import { bountiesQuery } from "./bounties.ts";
import { commandersQuery } from "./commanders.ts";
import { communityGoalsQuery } from "./community-goals.ts";
import { creditsBySourceQuery } from "./credits-by-source.ts";
import { engineersQuery } from "./engineers.ts";
import { eventsByKindQuery } from "./events-by-kind.ts";
import { explorationValueQuery } from "./exploration-value.ts";
import { factionsMetQuery } from "./factions-met.ts";
import { fuelPerMonthQuery } from "./fuel-per-month.ts";
import { jumpsPerDayQuery } from "./jumps-per-day.ts";
import { longestJumpsQuery } from "./longest-jumps.ts";
import { materialsUsedQuery } from "./materials-used.ts";
import { materialsQuery } from "./materials.ts";
import { missionIncomeQuery } from "./mission-income.ts";
import { missionsOpenQuery } from "./missions-open.ts";
import { rejectsQuery } from "./rejects.ts";
import { sessionsQuery } from "./sessions.ts";
import { stationsDockedQuery } from "./stations-docked.ts";
import { suitLoadoutsQuery } from "./suit-loadouts.ts";
import { systemsVisitedQuery } from "./systems-visited.ts";
import { tradeProfitQuery } from "./trade-profit.ts";
import type { NamedQuery } from "./NamedQuery.ts";

const queries: readonly NamedQuery[] = [
  jumpsPerDayQuery,
  systemsVisitedQuery,
  longestJumpsQuery,
  fuelPerMonthQuery,
  stationsDockedQuery,
  factionsMetQuery,
  engineersQuery,
  creditsBySourceQuery,
  tradeProfitQuery,
  missionIncomeQuery,
  explorationValueQuery,
  bountiesQuery,
  eventsByKindQuery,
  commandersQuery,
  sessionsQuery,
  suitLoadoutsQuery,
  missionsOpenQuery,
  materialsQuery,
  materialsUsedQuery,
  communityGoalsQuery,
  rejectsQuery,
];

/** The named queries by name, in the order of `shipslog query --list`. */
export const namedQueries: ReadonlyMap<string, NamedQuery> = new Map(queries.map((query) => [query.name, query]));
