import { decodeRecord } from "../wire/decodeRecord.ts";
import type { Recorder } from "./Recorder.ts";
import { dataOfStored, rawOfStored } from "./storedRecord.ts";

/** Limits of one response, so that a search through years never blocks the server; the client asks again for older lines. */
export const searchBounds = { bytes: 4_000_000, matches: 100, textChars: 200 } as const;

/** Which lines a search finds. */
export interface SearchQuery {
  /** The text that a line contains; the empty text is in every line. */
  readonly text: string;
  /** Only events of these kinds; undefined for all lines. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** Only lines before this record; undefined for the latest. */
  readonly before?: number | undefined;
}

/** The lines that match, newest first; `before` of the response is where to go on, undefined at the start of the recording. */
export function searchRecords(recorder: Recorder, { text, kinds, before: from }: SearchQuery): string {
  const wanted = text.slice(0, searchBounds.textChars).toLowerCase();
  const last = Math.min(from ?? Infinity, recorder.lastSeq + 1) - 1;
  const found: string[] = [];
  let seq = last;
  let bytes = 0;
  for (; seq > 0 && bytes < searchBounds.bytes && found.length < searchBounds.matches; seq -= 1) {
    if (recorder.offsetOf(seq) < 0 || (kinds !== undefined && !recorder.isOfKind(seq, kinds))) continue;
    const stored = recorder.stored(seq);
    bytes += stored.length;
    if (textOf(stored).toLowerCase().includes(wanted)) found.push(dataOfStored(stored));
  }
  const before = seq > 0 ? `,"before":${seq + 1}` : "";
  return `{"run":${JSON.stringify(recorder.run)},"lastSeq":${recorder.lastSeq}${before},"records":[${found.join(",")}]}`;
}

/** The text of a line; lines that are not events are rare, so that decoding them costs little. */
function textOf(stored: string): string {
  const raw = rawOfStored(stored);
  if (raw !== undefined) return raw;
  const { observation } = decodeRecord(dataOfStored(stored));
  if (observation.type === "oversize") return observation.excerpt;
  return "raw" in observation ? observation.raw : "";
}
