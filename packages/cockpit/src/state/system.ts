import {
  arrivalKinds,
  type Docked,
  type EventEntry,
  type EventOfAnyGameByKind,
  type FSDJump,
  type JournalEvent,
  type JsonObject,
  type JsonValue,
} from "@shipslog/contract";
import { readEvent } from "./readEvent.ts";

/** The system the ship is in, and its place in the galaxy. */
interface SystemLocation {
  readonly name: string;
  readonly address: number | bigint | undefined;
  /** [x, y, z] in light-years; undefined when no line contained it. */
  readonly position: readonly number[] | undefined;
}

/** The fields of a jump that say nothing about the system. */
type JumpFields = "event" | "JumpDist" | "FuelUsed" | "FuelLevel" | "BoostUsed";

/** What an arrival reports about a system (factions, conflicts, powers, war); an earlier game reports less. */
export type SystemFacts = Omit<EventOfAnyGameByKind["FSDJump"], JumpFields | "SystemFaction"> &
  Pick<FSDJump, "SystemFaction">;

/** A port as a docking describes it; an earlier game tells less. */
type VisitedPort = Omit<Docked, "StationType" | "DistFromStarLS"> &
  Partial<Pick<Docked, "StationType" | "DistFromStarLS">>;

/** The current system and port. */
export interface SystemTopic {
  /** Undefined until a line contains the system. */
  readonly here: SystemLocation | undefined;
  /** What the arrival reported; undefined without one, for example when a session in dialect spec starts here. */
  readonly facts: SystemFacts | undefined;
  /** The port the ship last docked at in this system; undefined before the first docking. */
  readonly port: VisitedPort | undefined;
  /** Whether an Undocked line followed. Only the live game writes one; in dialect spec only the Docked flag of Status shows it. */
  readonly hasLeftPort: boolean;
}

/** The system before the first line that contains it. */
export const unknownSystem: SystemTopic = { here: undefined, facts: undefined, port: undefined, hasLeftPort: false };

/** Updates the system from a jump or a docking. */
export function foldSystem(system: SystemTopic, event: JournalEvent): SystemTopic {
  if (event.event === "FSDJump") return arrive(event);
  if (event.event === "Docked") return dock(system, event);
  return system;
}

function arrive(facts: SystemFacts): SystemTopic {
  const { StarSystem: name, SystemAddress: address, StarPos: position } = facts;
  return { here: { name, address, position }, facts, port: undefined, hasLeftPort: false };
}

function dock(system: SystemTopic, event: VisitedPort): SystemTopic {
  const { StarSystem: name = system.here?.name, SystemAddress: address } = event;
  const isHere =
    system.here !== undefined && (address === undefined ? system.here.name === name : system.here.address === address);
  const base =
    isHere || name === undefined ? system : { ...unknownSystem, here: { name, address, position: undefined } };
  return { ...base, port: event, hasLeftPort: false };
}

/** Updates the system from an event of an earlier game, in the form of today. */
export function foldSystemEarly(system: SystemTopic, early: JsonObject): SystemTopic {
  if (early["event"] === "FSDJump") return arrive(early as unknown as SystemFacts);
  return early["event"] === "Docked" ? dock(system, early as unknown as VisitedPort) : system;
}

/** Updates the system from kinds that only the live game writes. */
export function foldSystemLive(system: SystemTopic, { kind, event, raw }: EventEntry): SystemTopic {
  if (kind === "Embark") return boardDocked(system, event);
  if (kind === "Undocked") return system.port === undefined ? system : { ...system, hasLeftPort: true };
  // `foldSystem` handles valid FSDJump events.
  if (!arrivalKinds.includes(kind)) return system;
  const asJump = { ...event, event: "FSDJump", JumpDist: 0, FuelUsed: 0, FuelLevel: 0 };
  const { event: jump, early } = readEvent(asJump, raw.length);
  if (kind === "FSDJump" || (jump === undefined && early === undefined)) return arriveByName(system, event);
  const arrived = arrive((jump ?? early) as unknown as SystemFacts);
  // The game writes Location again on disembarking and respawning: within the same system the port stays.
  const { name, address } = arrived.here ?? {};
  const isHere = address === undefined ? name === system.here?.name : address === system.here?.address;
  return dockByArrival(isHere ? { ...system, here: arrived.here, facts: arrived.facts } : arrived, system.port, event);
}

/** Location and CarrierJump tell whether the ship is docked, and where, unless the player is not aboard. */
function dockByArrival(system: SystemTopic, before: VisitedPort | undefined, event: JsonObject): SystemTopic {
  if (event["Docked"] === true || event["Docked"] === 1) {
    const port = portOf(event, before);
    return port === undefined ? system : { ...system, port, hasLeftPort: false };
  }
  const isAboard = event["OnFoot"] !== true && event["InSRV"] !== true && event["Taxi"] !== true;
  if (isAboard) return { ...system, hasLeftPort: true };
  // On foot aboard a carrier the player jumps with the ship on its pad.
  const isMoved = event["event"] === "CarrierJump" && before !== undefined;
  return isMoved ? { ...system, port: movedPort(before, event), hasLeftPort: false } : system;
}

/** Who boards the own ship in a station finds it docked there. */
function boardDocked(system: SystemTopic, event: JsonObject): SystemTopic {
  const isInPort = event["OnStation"] === true && event["Taxi"] !== true && event["SRV"] !== true;
  return isInPort ? dockByArrival(system, system.port, { ...event, Docked: true }) : system;
}

/** The port of an arrival. An earlier docking at the same port tells more about it. */
function portOf(event: JsonObject, before: VisitedPort | undefined): VisitedPort | undefined {
  const { StationName } = event;
  if (typeof StationName !== "string") return undefined;
  const { event: docked, early } = readEvent({ ...event, event: "Docked" }, 0);
  const told = docked ?? early ?? { ...movedPort({ event: "Docked" } as VisitedPort, event), StationName };
  const isKnown = before?.StationName === StationName && before.MarketID === event["MarketID"];
  return { ...(isKnown && movedPort(before, event)), ...(told as VisitedPort) };
}

function movedPort(port: VisitedPort, { timestamp, StarSystem, SystemAddress }: JsonObject): VisitedPort {
  return { ...port, timestamp, StarSystem, SystemAddress } as unknown as VisitedPort;
}

/**
 * Updates the system from an arrival of which only the place is sound, as in games before 3.0, which write no address and other
 * forms of what is said about the system.
 */
function arriveByName(system: SystemTopic, event: JsonObject): SystemTopic {
  const { StarSystem: name, StarPos: place, SystemAddress: id } = event;
  if (typeof name !== "string" || name === "") return system;
  const position = isPlace(place) ? place : undefined;
  const address = typeof id === "number" || typeof id === "bigint" ? id : undefined;
  const here = { name, address, position };
  const arrived = name === system.here?.name ? { ...system, here, facts: undefined } : { ...unknownSystem, here };
  return event["event"] === "FSDJump" ? arrived : dockByArrival(arrived, system.port, event);
}

/** Whether a value is a place in the galaxy: three numbers. */
export function isPlace(value: JsonValue | undefined): value is number[] {
  return Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);
}
