/** Simulated journals as a check receives them: lines and companion files in the order they were written. */
import type { CompanionEntry, CompanionFile, CompanionState, Dialect, Entry, Moment } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { Checkable } from "@shipslog/check";
import { plan } from "@shipslog/journal";

/** One write: a line, or a whole companion file. */
export interface Piece {
  readonly type: "line" | "companion";
  readonly file: string;
  readonly raw: string;
}

/** Records everything that moments write, every version of a companion file included. */
export function recordMoments(moments: Iterable<Moment>, dialect: Dialect, linesPerPart?: number): readonly Piece[] {
  const decoder = new TextDecoder();
  const pieces: Piece[] = [];
  for (const step of plan(moments, { dialect, ...(linesPerPart === undefined ? {} : { linesPerPart }) })) {
    if (step.type === "append") {
      pieces.push({ type: "line", file: step.file, raw: decoder.decode(step.bytes).replace(/\r\n$/, "") });
    } else if (step.type === "replace") {
      pieces.push({ type: "companion", file: step.file, raw: decoder.decode(step.bytes) });
    }
  }
  return pieces;
}

/** Creates the entry of a line. */
export function lineEntry(raw: string, file: string, line: number, offset: number): Entry {
  const position = { file, offset, line, generation: 0 };
  const byteLength = Buffer.byteLength(raw) + 2;
  const parsed = parseLine(raw);
  return parsed.ok
    ? { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event }
    : { type: "bad", position, raw, byteLength, defect: parsed.defect };
}

/** Creates the entry of a companion file. */
export function companionEntry(raw: string, file: CompanionFile, revision: number): CompanionEntry {
  const parsed = parseLine(raw);
  const state: CompanionState = parsed.ok ? "alone" : raw === "" ? "empty" : "torn";
  const event = parsed.ok ? parsed.event : undefined;
  return { type: "companion", file, revision, observedAtMs: revision, raw, state, event };
}

/** Creates the entries of pieces; the revision of a companion file is the index of its piece. */
export function entriesOfPieces(pieces: readonly Piece[]): readonly Checkable[] {
  let current = "";
  let line = 0;
  let offset = 0;
  return pieces.map(({ type, file, raw }, index) => {
    if (type === "companion") return companionEntry(raw, file as CompanionFile, index);
    if (file !== current) {
      current = file;
      line = 0;
      offset = 0;
    }
    line++;
    const entry = lineEntry(raw, file, line, offset);
    offset += entry.byteLength;
    return entry;
  });
}
