import type { BadEntry, EventEntry, OversizeEntry, Position, TextEntry, TruncatedEntry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { decodeText, isUtf8 } from "../machine/bytes.ts";
import { lineStart } from "./compareLastLine.ts";
import { contentEnd } from "./lineEnd.ts";
import type { Cursor } from "./ReadPosition.ts";

/** A decoder writes it for bytes that are not UTF-8; the text itself rarely contains it. */
const replacement = "\uFFFD";

/** Creates the entry of one line from its bytes, which include its line end if it has one. */
export function createEntry(bytes: Uint8Array, start: number, end: number, position: Position): EventEntry | BadEntry {
  const stop = contentEnd(bytes, start, end);
  const raw = decodeText(bytes, start, stop);
  const byteLength = end - start;
  const line = parseLine(raw);
  if (!line.ok) return { type: "bad", position, raw, byteLength, defect: line.defect };
  // Parsing succeeded only because the decoder replaced bytes, so the event differs from the file.
  if (raw.includes(replacement) && !isUtf8(bytes.subarray(start, stop))) {
    return { type: "bad", position, raw, byteLength, defect: "encoding" };
  }
  return { type: "event", position, raw, byteLength, kind: line.kind, event: line.event };
}

/** Creates the entry of a line without parsing it; undefined if its bytes are not UTF-8, which `createEntry` reports. */
export function createTextEntry(
  bytes: Uint8Array,
  start: number,
  end: number,
  position: Position,
  kind: string,
): TextEntry | undefined {
  const stop = contentEnd(bytes, start, end);
  const raw = decodeText(bytes, start, stop);
  if (raw.includes(replacement) && !isUtf8(bytes.subarray(start, stop))) return undefined;
  return { type: "text", position, raw, byteLength: end - start, kind };
}

/** Creates the entry of a line that is too long to keep, from its first bytes. */
export function createOversizeEntry(bytes: Uint8Array, byteLength: number, position: Position): OversizeEntry {
  return { type: "oversize", position, excerpt: lineStart(bytes), byteLength };
}

/** Creates the entry that reports a truncated file. Its line is 0, to differ from the first line. */
export function createTruncatedEntry({ file, position: mark }: Cursor): TruncatedEntry {
  return { type: "truncated", position: { file, offset: 0, line: 0, generation: mark.generation }, byteLength: 0 };
}
