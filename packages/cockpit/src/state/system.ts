import { arrivalKinds, type Docked, type EventEntry, type FSDJump, type JournalEvent } from "@shipslog/contract";
import { readEvent } from "./readEvent.ts";

/** Where the ship is among the stars. */
export interface SystemLocation {
  readonly name: string;
  readonly address: number | bigint | undefined;
  /** [x, y, z] in light-years from the origin system; undefined where no line told it. */
  readonly position: readonly number[] | undefined;
}

/** What an arrival tells of a system: factions, conflicts, powers, war; a jump's own distance and fuel left out. */
export type SystemFacts = Omit<FSDJump, "event" | "JumpDist" | "FuelUsed" | "FuelLevel" | "BoostUsed">;

/** The system the ship is in. */
export interface SystemState {
  /** Undefined until a line says where the ship is. */
  readonly here: SystemLocation | undefined;
  /** What the arrival told; undefined when no line told it, as when a session of the specification begins here. */
  readonly facts: SystemFacts | undefined;
  /** The port the ship last docked at in this system; undefined when it has not yet. */
  readonly port: Docked | undefined;
  /** Whether an Undocked line followed. Only the live game writes one; in dialect spec only the Docked flag of Status shows it. */
  readonly hasLeftPort: boolean;
}

/** Before any line says where the ship is. */
export const unknownSystem: SystemState = { here: undefined, facts: undefined, port: undefined, hasLeftPort: false };

/** Takes note of a jump or a docking. */
export function foldSystem(system: SystemState, event: JournalEvent): SystemState {
  if (event.event === "FSDJump") return arrive(event);
  if (event.event === "Docked") return dock(system, event);
  return system;
}

function arrive(facts: SystemFacts): SystemState {
  const { StarSystem: name, SystemAddress: address, StarPos: position } = facts;
  return { here: { name, address, position }, facts, port: undefined, hasLeftPort: false };
}

function dock(system: SystemState, event: Docked): SystemState {
  const { StarSystem: name = system.here?.name, SystemAddress: address } = event;
  const isHere = system.here !== undefined && (address === undefined || system.here.address === address);
  const base =
    isHere || name === undefined ? system : { ...unknownSystem, here: { name, address, position: undefined } };
  return { ...base, port: event, hasLeftPort: false };
}

/** Takes note of lines that only the live game writes; without them the panels know a little less. */
export function foldSystemLive(system: SystemState, { kind, event, raw }: EventEntry): SystemState {
  if (kind === "Undocked") return system.port === undefined ? system : { ...system, hasLeftPort: true };
  // A valid FSDJump never comes here, and an invalid one must not count as an arrival.
  if (kind === "FSDJump" || !arrivalKinds.includes(kind)) return system;
  const asJump = { ...event, event: "FSDJump", JumpDist: 0, FuelUsed: 0, FuelLevel: 0 };
  const { event: jump } = readEvent(asJump, raw.length);
  if (jump?.event !== "FSDJump") return system;
  const arrived = arrive(jump);
  // Location comes again when the player leaves a ship or respawns: the port stays the same within a system.
  return jump.SystemAddress === system.here?.address
    ? { ...system, here: arrived.here, facts: arrived.facts }
    : arrived;
}
