import type { CompanionEntry, CompanionState, JournalEvent, Status } from "@shipslog/contract";
import { appendThinned } from "./boundedLists.ts";

/** A point on a planet's surface, in degrees. */
export interface TracePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** How many trace points are kept; a longer trace is thinned out. */
export const maxTracePoints = 1024;

/** The contents of Status.json, and the trace over the planet. */
export interface FlightTopic {
  /** The latest readable Status; undefined before the first. Its Flags are all zero in the game's menu. */
  readonly status: Status | undefined;
  /** The state of Status.json at the last read; undefined before the first. */
  readonly file: CompanionState | undefined;
  /** The trace over the body `traceBody`, oldest point first. */
  readonly trace: readonly TracePoint[];
  readonly traceBody: string | undefined;
}

/** The flight before the first read of Status.json. */
export const unknownFlight: FlightTopic = {
  status: undefined,
  file: undefined,
  trace: [],
  traceBody: undefined,
};

/** Updates the flight from Status.json; an unreadable file keeps the last Status. */
export function foldFlight(
  flight: FlightTopic,
  event: JournalEvent | undefined,
  { state }: CompanionEntry,
): FlightTopic {
  if (event?.event !== "Status") return { ...flight, file: state };
  return { ...foldTrace(flight, event), status: event, file: state };
}

function foldTrace(flight: FlightTopic, { Latitude: latitude, Longitude: longitude, BodyName }: Status): FlightTopic {
  // On foot in a station, BodyName is the station and there is no position: the trace stays.
  if (latitude === undefined || longitude === undefined) return flight;
  const before = BodyName === flight.traceBody ? flight.trace : [];
  const last = before.at(-1);
  if (last?.latitude === latitude && last.longitude === longitude) return flight;
  return { ...flight, trace: appendThinned(before, { latitude, longitude }, maxTracePoints), traceBody: BodyName };
}
