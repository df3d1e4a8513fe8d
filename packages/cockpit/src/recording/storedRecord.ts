import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { encodeRecord } from "../wire/encodeRecord.ts";
import type { RecordStamp } from "../wire/WireRecord.ts";
import { frameOf } from "./frames.ts";
import { encodeCursorText, printCursor, type StreamCursor } from "./StreamCursor.ts";

/**
 * Prints a record for the recording: cursor, record, and the raw text of an event as it is, each on its own line. Few of the
 * records of a long journal are ever sent, so escaping the raw text and encoding the id wait until then.
 */
export function storeRecord(cursor: StreamCursor, stamp: RecordStamp, observation: CockpitObservation): string {
  const start = printCursor(cursor);
  // UTF-8 has no lone surrogates; JSON can escape them.
  if (observation.type !== "event" || !observation.raw.isWellFormed()) {
    return `${start}\n${encodeRecord(stamp, observation)}`;
  }
  const { type, position, byteLength, raw } = observation;
  return `${start}\n${JSON.stringify({ type, position, byteLength, ...stamp })}\n${raw}`;
}

/** The raw text of an event in a stored record; undefined for a record that is encoded whole. */
export function rawOfStored(stored: string): string | undefined {
  const dataEnd = stored.indexOf("\n", stored.indexOf("\n") + 1);
  return dataEnd === -1 ? undefined : stored.slice(dataEnd + 1);
}

/** A stored record as JSON. */
export function dataOfStored(stored: string): string {
  const cursorEnd = stored.indexOf("\n");
  const dataEnd = stored.indexOf("\n", cursorEnd + 1);
  if (dataEnd === -1) return stored.slice(cursorEnd + 1);
  const head = stored.slice(cursorEnd + 1, dataEnd - 1);
  return `${head},"raw":${JSON.stringify(stored.slice(dataEnd + 1))}}`;
}

/** The server-sent event of a stored record. */
export function frameOfStored(stored: string): string {
  const id = encodeCursorText(stored.slice(0, stored.indexOf("\n")));
  return frameOf("record", id, dataOfStored(stored));
}
