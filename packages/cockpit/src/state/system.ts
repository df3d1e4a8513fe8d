import { arrivalKinds, type Docked, type EventEntry, type FSDJump, type JournalEvent } from "@shipslog/contract";
import { readEvent } from "./readEvent.ts";

/** The system the ship is in, and its place in the galaxy. */
interface SystemLocation {
  readonly name: string;
  readonly address: number | bigint | undefined;
  /** [x, y, z] in light-years; undefined when no line contained it. */
  readonly position: readonly number[] | undefined;
}

/** What an arrival reports about a system (factions, conflicts, powers, war), without the distance and fuel of the jump. */
export type SystemFacts = Omit<FSDJump, "event" | "JumpDist" | "FuelUsed" | "FuelLevel" | "BoostUsed">;

/** The current system and port. */
export interface SystemTopic {
  /** Undefined until a line contains the system. */
  readonly here: SystemLocation | undefined;
  /** What the arrival reported; undefined without one, for example when a session in dialect spec starts here. */
  readonly facts: SystemFacts | undefined;
  /** The port the ship last docked at in this system; undefined before the first docking. */
  readonly port: Docked | undefined;
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

function dock(system: SystemTopic, event: Docked): SystemTopic {
  const { StarSystem: name = system.here?.name, SystemAddress: address } = event;
  const isHere = system.here !== undefined && (address === undefined || system.here.address === address);
  const base =
    isHere || name === undefined ? system : { ...unknownSystem, here: { name, address, position: undefined } };
  return { ...base, port: event, hasLeftPort: false };
}

/** Updates the system from kinds that only the live game writes. */
export function foldSystemLive(system: SystemTopic, { kind, event, raw }: EventEntry): SystemTopic {
  if (kind === "Undocked") return system.port === undefined ? system : { ...system, hasLeftPort: true };
  // `foldSystem` handles valid FSDJump events; an invalid one does not count as an arrival.
  if (kind === "FSDJump" || !arrivalKinds.includes(kind)) return system;
  const asJump = { ...event, event: "FSDJump", JumpDist: 0, FuelUsed: 0, FuelLevel: 0 };
  const { event: jump } = readEvent(asJump, raw.length);
  if (jump?.event !== "FSDJump") return system;
  const arrived = arrive(jump);
  // The game writes Location again on disembarking and respawning: within the same system the port stays.
  return jump.SystemAddress === system.here?.address
    ? { ...system, here: arrived.here, facts: arrived.facts }
    : arrived;
}
