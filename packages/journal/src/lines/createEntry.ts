import { isUtf8 } from "node:buffer";
import type { BadEntry, EventEntry, OversizeEntry, Position, TextEntry, TruncatedEntry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { lineStart } from "./compareLastLine.ts";
import { contentEnd } from "./lineEnd.ts";
import type { Cursor } from "./ReadPosition.ts";

/** What a decoder leaves of bytes that are not UTF-8; rarely, the text itself has this character. */
const replacement = "\uFFFD";

/** Makes an entry of the bytes of one line, its line end among them if it has one. */
export function createEntry(bytes: Buffer, start: number, end: number, position: Position): EventEntry | BadEntry {
  const stop = contentEnd(bytes, start, end);
  const raw = bytes.toString("utf8", start, stop);
  const byteLength = end - start;
  const line = parseLine(raw);
  if (!line.ok) return { type: "bad", position, raw, byteLength, defect: line.defect };
  // A line that parses only because bytes were replaced does not say what the file says.
  if (raw.includes(replacement) && !isUtf8(bytes.subarray(start, stop))) {
    return { type: "bad", position, raw, byteLength, defect: "encoding" };
  }
  return { type: "event", position, raw, byteLength, kind: line.kind, event: line.event };
}

/** Makes an entry of a line that is not parsed; where its bytes are no text it is left to `makeEntry` to say so. */
export function createTextEntry(
  bytes: Buffer,
  start: number,
  end: number,
  position: Position,
  kind: string,
): TextEntry | undefined {
  const stop = contentEnd(bytes, start, end);
  const raw = bytes.toString("utf8", start, stop);
  if (raw.includes(replacement) && !isUtf8(bytes.subarray(start, stop))) return undefined;
  return { type: "text", position, raw, byteLength: end - start, kind };
}

/** Makes the entry of a line too long to hold, from the bytes it begins with. */
export function createOversizeEntry(bytes: Buffer, byteLength: number, position: Position): OversizeEntry {
  return { type: "oversize", position, excerpt: lineStart(bytes), byteLength };
}

/** Makes the entry that says a file was begun again; its line is 0, so that it differs from the first line's. */
export function createTruncatedEntry({ file, position: mark }: Cursor): TruncatedEntry {
  return { type: "truncated", position: { file, offset: 0, line: 0, generation: mark.generation }, byteLength: 0 };
}
