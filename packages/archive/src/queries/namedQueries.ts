import { commanders } from "./commanders.ts";
import { communityGoals } from "./community-goals.ts";
import { creditsBySource } from "./credits-by-source.ts";
import { engineers } from "./engineers.ts";
import { eventsByKind } from "./events-by-kind.ts";
import { factionsMet } from "./factions-met.ts";
import { fuelPerMonth } from "./fuel-per-month.ts";
import { jumpsPerDay } from "./jumps-per-day.ts";
import { longestJumps } from "./longest-jumps.ts";
import { materialsUsed } from "./materials-used.ts";
import { missionsOpen } from "./missions-open.ts";
import { rejects } from "./rejects.ts";
import { sessions } from "./sessions.ts";
import { stationsDocked } from "./stations-docked.ts";
import { suitLoadouts } from "./suit-loadouts.ts";
import { systemsVisited } from "./systems-visited.ts";
import type { NamedQuery } from "./NamedQuery.ts";

const queries: readonly NamedQuery[] = [
  jumpsPerDay,
  systemsVisited,
  longestJumps,
  fuelPerMonth,
  stationsDocked,
  factionsMet,
  engineers,
  creditsBySource,
  eventsByKind,
  commanders,
  sessions,
  suitLoadouts,
  missionsOpen,
  materialsUsed,
  communityGoals,
  rejects,
];

/** The named queries, in the order they are listed. */
export const namedQueries: ReadonlyMap<string, NamedQuery> = new Map(queries.map((query) => [query.name, query]));
