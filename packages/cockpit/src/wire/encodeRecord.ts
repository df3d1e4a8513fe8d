import type { CockpitObservation } from "../state/CockpitObservation.ts";
import type { RecordStamp, WireObservation, WireRecord } from "./WireRecord.ts";

/** Encodes a record as one line of JSON. All its numbers are safe integers; numbers of the game stay in the raw text. */
export function encodeRecord({ seq, atMs, timeMs }: RecordStamp, observation: CockpitObservation): string {
  const record: WireRecord = { ...withoutParsed(observation), seq, atMs, timeMs };
  return JSON.stringify(record);
}

function withoutParsed(observation: CockpitObservation): WireObservation {
  switch (observation.type) {
    case "event": {
      const { type, position, byteLength, raw } = observation;
      return { type, position, byteLength, raw };
    }
    case "companion": {
      const { type, file, revision, observedAtMs, state, raw } = observation;
      return { type, file, revision, observedAtMs, state, raw };
    }
    case "finding": {
      const { rule, severity, message, pointer, position, companion } = observation.finding;
      return { type: "finding", finding: { rule, severity, message, pointer, position, companion } };
    }
    default:
      return observation;
  }
}
