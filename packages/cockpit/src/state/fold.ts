import {
  isSoundCompanion,
  type CompanionEntry,
  type Entry,
  type EventEntry,
  type JournalEvent,
  type JsonObject,
} from "@shipslog/contract";
import { maxEventLength, noEvent, readEvent, type EventReading } from "./readEvent.ts";
import { foldCareer } from "./career.ts";
import { foldFlight } from "./flight.ts";
import { foldCompanionHealth, foldFinding, foldLineHealth } from "./health.ts";
import { foldKill, foldMissionsLive } from "./missions.ts";
import { noEarnings } from "./observed/earnings.ts";
import { foldObserved } from "./observed/foldObserved.ts";
import { foldListing, isListedFile } from "./observed/listings.ts";
import { foldTankStatus } from "./observed/tank.ts";
import type { CockpitObservation } from "./CockpitObservation.ts";
import { foldReading } from "./reading.ts";
import { foldCarrierTrail, foldRouteFile, foldTrail, foldTrailByName } from "./route.ts";
import { beginsSession, foldSession, isOfEarlierSession } from "./session.ts";
import { foldModulesFile, foldShip } from "./ship.ts";
import type { CockpitState } from "./CockpitState.ts";
import { foldSystem, foldSystemEarly, foldSystemLive } from "./system.ts";
import { switchCommander } from "./switchCommander.ts";
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
      return foldCompanion(state, observation, atMs);
    case "reading":
      return { ...state, reading: foldReading(state.reading, observation, atMs) };
    default:
      return foldLine(state, observation, atMs);
  }
}

/** A line changes the facts it tells and nothing else: facts of earlier sessions stay. */
function foldLine(state: CockpitState, entry: Entry, atMs: number): CockpitState {
  const reading = entry.type === "event" ? readEvent(entry.event, entry.raw.length) : noEvent;
  const tail = foldTail(state.tail, entry, reading);
  const health = foldLineHealth(state.health, entry, reading, atMs);
  if (isOfEarlierSession(state.session, entry)) return { ...state, tail, health };
  const base = switchCommander(beginSession(state, entry), entry);
  const known = foldKnown(base, entry, reading);
  return { ...known, session: foldSession(base.session, entry), tail, health };
}

/** Earnings are counted per session. */
function beginSession(state: CockpitState, entry: Entry): CockpitState {
  return beginsSession(state.session, entry) ? { ...state, earnings: noEarnings } : state;
}

function foldKnown(state: CockpitState, entry: Entry, { event, early }: EventReading): CockpitState {
  if (event !== undefined) return foldEvent(state, event);
  return early === undefined ? foldOther(state, entry) : foldEarly(state, early);
}

/** An event of an earlier game tells what its game wrote. */
function foldEarly(state: CockpitState, early: JsonObject): CockpitState {
  // In the form of today a synthesis is whole.
  if (early["event"] === "Synthesis") return foldEvent(state, early as unknown as JournalEvent);
  const route = early["event"] === "FSDJump" ? foldTrailByName(state.route, early, state.outfit?.shipId) : state.route;
  const told = foldObserved(state, early["event"] as string, early);
  return { ...told, route, system: foldSystemEarly(state.system, early) };
}

function foldEvent(state: CockpitState, event: JournalEvent): CockpitState {
  return {
    ...foldObserved(state, event.event, event),
    route: foldTrail(state.route, event, state.outfit?.shipId),
    system: foldSystem(state.system, event),
    ship: foldShip(state.ship, event),
    career: foldCareer(state.career, event),
  };
}

function foldOther(state: CockpitState, entry: Entry): CockpitState {
  if (entry.type !== "event" || entry.raw.length > maxEventLength) return state;
  // The arena is another game: the Location there is not where the commander is.
  if (state.game?.isArena === true && entry.kind === "Location") return state;
  return foldMissions(foldPlace(foldObserved(state, entry.kind, entry.event), entry), entry);
}

function foldPlace(state: CockpitState, entry: EventEntry): CockpitState {
  const system = foldSystemLive(state.system, entry);
  const route = foldPassedJump(state, entry);
  return system === state.system && route === state.route ? state : { ...state, system, route };
}

function foldPassedJump({ route, system, outfit }: CockpitState, { kind, event }: EventEntry): CockpitState["route"] {
  if (kind === "FSDJump") return foldTrailByName(route, event, outfit?.shipId);
  return kind === "CarrierJump" ? foldCarrierTrail(route, event, system.here?.position) : route;
}

function foldMissions(state: CockpitState, entry: EventEntry): CockpitState {
  const { career } = state;
  const isOnFoot = state.place?.vehicle === "foot";
  const missions = foldKill(foldMissionsLive(career.missions, entry), entry, isOnFoot);
  if (missions === career.missions) return state;
  const at = entry.event["timestamp"];
  const missionsAt = typeof at === "string" ? at : career.missionsAt;
  return { ...state, career: { ...career, missions, missionsAt } };
}

function foldCompanion(state: CockpitState, entry: CompanionEntry, atMs: number): CockpitState {
  // A torn or missing file carries the last good event, which is already in the state.
  const isGood = isSoundCompanion(entry.state);
  const reading = isGood ? readEvent(entry.event, entry.raw.length) : noEvent;
  const health = foldCompanionHealth(state.health, entry, reading, atMs);
  if (entry.file === "Status.json") {
    const { event } = reading;
    const tank = event?.event === "Status" ? foldTankStatus(state.tank, event) : state.tank;
    return { ...state, health, tank, flight: foldFlight(state.flight, event, entry) };
  }
  if (entry.file === "NavRoute.json") {
    return { ...state, health, route: foldRouteFile(state.route, reading.event, entry) };
  }
  if (entry.file === "ModulesInfo.json") {
    return { ...state, health, ship: foldModulesFile(state.ship, reading.event, entry) };
  }
  return { ...(isGood ? foldObservedFile(state, entry) : state), health };
}

function foldObservedFile(state: CockpitState, entry: CompanionEntry): CockpitState {
  if (entry.file === "Cargo.json") return foldCargoFile(state, entry);
  const { event, file, raw } = entry;
  if (event === undefined || raw.length > maxEventLength || !isListedFile(file)) return state;
  return { ...state, listings: foldListing(state.listings, file, event) };
}

/** Cargo.json lists the hold, which lines after the start-up do not; a file of an earlier session is older than what they told. */
function foldCargoFile(state: CockpitState, { event, raw }: CompanionEntry): CockpitState {
  const writtenAt = event?.["timestamp"];
  if (event === undefined || typeof writtenAt !== "string" || raw.length > maxEventLength) return state;
  return writtenAt < (state.hold?.at ?? "") ? state : foldObserved(state, "Cargo", event);
}
