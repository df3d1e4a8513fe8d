import { parseJson, parseLine } from "@shipslog/contract/text";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import type { RecordPage } from "./Timeline.ts";
import type { DecodedRecord, WireObservation, WireRecord } from "./WireRecord.ts";

/** Reads a record back; integers of any length keep their digits. Throws a SyntaxError for what is no record. */
export function decodeRecord(text: string): DecodedRecord {
  return fromWire(parseJson(text) as unknown as WireRecord);
}

/** Reads an answer to a request for records. */
export function decodeRecords(text: string): readonly DecodedRecord[] {
  return (parseJson(text) as unknown as RecordPage).records.map(fromWire);
}

/** Parses what a record carries as raw text. */
function fromWire({ seq, atMs, timeMs, ...carried }: WireRecord): DecodedRecord {
  return { seq, atMs, timeMs, observation: parseCarried(carried) };
}

function parseCarried(carried: WireObservation): CockpitObservation {
  if (carried.type === "companion") {
    const parsed = parseLine(carried.raw);
    return { ...carried, event: parsed.ok ? parsed.event : undefined };
  }
  if (carried.type !== "event") return carried.type === "finding" ? withPlaces(carried) : carried;
  const { position, byteLength, raw } = carried;
  const parsed = parseLine(raw);
  // The server sends as an event only what it parsed itself, by the same function.
  if (!parsed.ok) return { type: "bad", position, byteLength, raw, defect: parsed.defect };
  return { type: "event", position, byteLength, raw, kind: parsed.kind, event: parsed.event };
}

/** JSON leaves out what is undefined; the type wants it said. */
function withPlaces({ type, finding }: Extract<WireObservation, { type: "finding" }>): CockpitObservation {
  return { type, finding: { ...finding, position: finding.position, companion: finding.companion } };
}
