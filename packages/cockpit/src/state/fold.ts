import type { CompanionEntry, Entry, JournalEvent } from "@shipslog/contract";
import { readEvent, type EventReading } from "./readEvent.ts";
import { foldCareer, unknownCareer } from "./career.ts";
import { foldFlight } from "./flight.ts";
import { foldCompanionHealth, foldFinding, foldLineHealth } from "./health.ts";
import { foldMissionsLive } from "./missions.ts";
import type { CockpitObservation } from "./CockpitObservation.ts";
import { foldRouteFile, foldTrail, forgetTrail } from "./route.ts";
import { beginsSession, foldSession, unknownSession } from "./session.ts";
import { foldModulesFile, foldShip, forgetMoves } from "./ship.ts";
import type { CockpitState } from "./CockpitState.ts";
import { foldSystem, foldSystemLive, unknownSystem } from "./system.ts";
import { foldTail } from "./tail.ts";

/**
 * The state after one more observation, read at a time in milliseconds since 1970. It throws for nothing that can be
 * observed, and changes neither the state nor the observation.
 */
export function fold(state: CockpitState, observation: CockpitObservation, atMs: number): CockpitState {
  switch (observation.type) {
    case "finding":
      return { ...state, health: foldFinding(state.health, observation.finding) };
    case "companion":
      return foldCompanion(state, observation);
    default:
      return foldLine(state, observation, atMs);
  }
}

const nothing: EventReading = { event: undefined, issues: [] };

function foldLine(state: CockpitState, entry: Entry, atMs: number): CockpitState {
  const belief = entry.type === "event" ? readEvent(entry.event, entry.raw.length) : nothing;
  const base = beginsSession(state.session, entry) ? forgetSession(state) : state;
  const known = belief.event === undefined ? foldOther(base, entry) : foldEvent(base, belief.event);
  return {
    ...known,
    session: foldSession(base.session, entry),
    tail: foldTail(state.tail, entry, belief),
    health: foldLineHealth(state.health, entry, belief, atMs),
  };
}

/** What belongs to the folder stays: the companion files, the tail of lines, and the health of the data. */
function forgetSession(state: CockpitState): CockpitState {
  return {
    ...state,
    session: unknownSession,
    route: forgetTrail(state.route),
    system: unknownSystem,
    ship: forgetMoves(state.ship),
    career: unknownCareer,
  };
}

function foldEvent(state: CockpitState, event: JournalEvent): CockpitState {
  return {
    ...state,
    route: foldTrail(state.route, event),
    system: foldSystem(state.system, event),
    ship: foldShip(state.ship, event),
    career: foldCareer(state.career, event),
  };
}

function foldOther(state: CockpitState, entry: Entry): CockpitState {
  if (entry.type !== "event") return state;
  const system = foldSystemLive(state.system, entry);
  const missions = foldMissionsLive(state.career.missions, entry);
  if (system === state.system && missions === state.career.missions) return state;
  return { ...state, system, career: { ...state.career, missions } };
}

function foldCompanion(state: CockpitState, entry: CompanionEntry): CockpitState {
  // A torn or missing file comes with the last good event, which is known already.
  const isGood = entry.state !== "torn" && entry.state !== "missing";
  const belief = isGood ? readEvent(entry.event, entry.raw.length) : nothing;
  const health = foldCompanionHealth(state.health, entry, belief);
  if (entry.file === "Status.json") return { ...state, health, flight: foldFlight(state.flight, belief.event, entry) };
  if (entry.file === "NavRoute.json") {
    return { ...state, health, route: foldRouteFile(state.route, belief.event, entry) };
  }
  return { ...state, health, ship: foldModulesFile(state.ship, belief.event, entry) };
}
