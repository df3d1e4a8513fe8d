import type { CompanionEntry, CompanionState, JournalEvent, Status } from "@shipslog/contract";
import { appendThinned } from "./boundedLists.ts";

/** A point of the way over a planet. */
export interface TracePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** How many points of the way are kept; a longer way is kept more coarsely. */
export const maxTracePoints = 1024;

/** Where ship and player are and how they fare: what Status.json says. */
export interface FlightState {
  /** The latest Status that could be read; undefined until one was. Its Flags are all zero in the game's menu. */
  readonly status: Status | undefined;
  /** What Status.json was when last looked at; undefined before the first look. */
  readonly file: CompanionState | undefined;
  /** The way over the body named by `traceBody`, oldest first. */
  readonly trace: readonly TracePoint[];
  readonly traceBody: string | undefined;
}

/** Before the first look at Status.json. */
export const unknownFlight: FlightState = { status: undefined, file: undefined, trace: [], traceBody: undefined };

/** Takes note of Status.json; one that cannot be read leaves what is known. */
export function foldFlight(
  flight: FlightState,
  event: JournalEvent | undefined,
  { state }: CompanionEntry,
): FlightState {
  if (event?.event !== "Status") return { ...flight, file: state };
  return { ...foldTrace(flight, event), status: event, file: state };
}

function foldTrace(flight: FlightState, { Latitude: latitude, Longitude: longitude, BodyName }: Status): FlightState {
  // On foot in a station the body's name is the station's, without a position: the way walked before stays.
  if (latitude === undefined || longitude === undefined) return flight;
  const before = BodyName === flight.traceBody ? flight.trace : [];
  const last = before.at(-1);
  if (last?.latitude === latitude && last.longitude === longitude) return flight;
  return { ...flight, trace: appendThinned(before, { latitude, longitude }, maxTracePoints), traceBody: BodyName };
}
