import { parseJson, parseLine } from "@shipslog/contract/text";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import type { RecordPage, SearchPage } from "./Timeline.ts";
import type { DecodedRecord, WireObservation, WireRecord } from "./WireRecord.ts";

/** Decodes a record; integers keep all digits. Throws a SyntaxError for a text that is not JSON. */
export function decodeRecord(text: string): DecodedRecord {
  return fromWire(parseJson(text) as unknown as WireRecord);
}

/** Decodes the response to a request for records. */
export function decodeRecords(text: string): readonly DecodedRecord[] {
  return (parseJson(text) as unknown as RecordPage).records.map(fromWire);
}

/** Decodes the response to a search. */
export function decodeSearch(text: string): {
  readonly records: readonly DecodedRecord[];
  readonly before?: number | undefined;
} {
  const { records, before } = parseJson(text) as unknown as SearchPage;
  return { records: records.map(fromWire), before };
}

/** Parses the raw text of a record. */
function fromWire({ seq, atMs, timeMs, ...carried }: WireRecord): DecodedRecord {
  return { seq, atMs, timeMs, observation: parseCarried(carried) };
}

function parseCarried(carried: WireObservation): CockpitObservation {
  if (carried.type === "companion") {
    const parsed = parseLine(carried.raw);
    return { ...carried, event: parsed.ok ? parsed.event : undefined };
  }
  if (carried.type !== "event") return carried.type === "finding" ? withAllProperties(carried) : carried;
  const { position, byteLength, raw } = carried;
  const parsed = parseLine(raw);
  // The server parses with the same function, so this branch is unreachable for its records.
  if (!parsed.ok) return { type: "bad", position, byteLength, raw, defect: parsed.defect };
  return { type: "event", position, byteLength, raw, kind: parsed.kind, event: parsed.event };
}

/** JSON omits undefined values; the type requires the properties. */
function withAllProperties({ type, finding }: Extract<WireObservation, { type: "finding" }>): CockpitObservation {
  return { type, finding: { ...finding, position: finding.position, companion: finding.companion } };
}
