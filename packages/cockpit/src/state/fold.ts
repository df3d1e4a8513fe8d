import { isSoundCompanion, type CompanionEntry, type Entry, type JournalEvent } from "@shipslog/contract";
import { noEvent, readEvent } from "./readEvent.ts";
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
 * Returns the state after one more observation. `atMs` is when it was read, in milliseconds since 1970. It never throws and
 * changes neither the state nor the observation.
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

function foldLine(state: CockpitState, entry: Entry, atMs: number): CockpitState {
  const reading = entry.type === "event" ? readEvent(entry.event, entry.raw.length) : noEvent;
  const base = beginsSession(state.session, entry) ? forgetSession(state) : state;
  const known = reading.event === undefined ? foldOther(base, entry) : foldEvent(base, reading.event);
  return {
    ...known,
    session: foldSession(base.session, entry),
    tail: foldTail(state.tail, entry, reading),
    health: foldLineHealth(state.health, entry, reading, atMs),
  };
}

/** Companion files, the journal tail and health belong to the folder, not to the session: they stay. */
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
  // A torn or missing file carries the last good event, which is already in the state.
  const isGood = isSoundCompanion(entry.state);
  const reading = isGood ? readEvent(entry.event, entry.raw.length) : noEvent;
  const health = foldCompanionHealth(state.health, entry, reading);
  if (entry.file === "Status.json") return { ...state, health, flight: foldFlight(state.flight, reading.event, entry) };
  if (entry.file === "NavRoute.json") {
    return { ...state, health, route: foldRouteFile(state.route, reading.event, entry) };
  }
  return { ...state, health, ship: foldModulesFile(state.ship, reading.event, entry) };
}
