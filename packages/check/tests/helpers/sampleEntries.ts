import type { CompanionEntry, CompanionState, Entry, JsonObject } from "@shipslog/contract";
import { parseLine, printCompanion, printLine } from "@shipslog/contract/text";
import type { Checkable } from "../../src/declare/Checkable.ts";
import type { Sample } from "../../src/declare/Rule.ts";

/** The file of the samples until one of them names another. */
export const sampleFile = "Journal.2026-05-01T135800.01.log";

/** Creates the entry of a line, as a reader would. */
function entryOf(raw: string, file: string, line: number, offset: number): Entry {
  const position = { file, offset, line, generation: 0 };
  const parsed = parseLine(raw);
  const byteLength = Buffer.byteLength(raw) + 2;
  return parsed.ok
    ? { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event }
    : { type: "bad", position, raw, byteLength, defect: parsed.defect };
}

/** Creates the entry of a companion file, as a reader would. */
function companionEntryOf(file: CompanionEntry["file"], raw: string, revision: number): CompanionEntry {
  const parsed = parseLine(raw);
  const state: CompanionState = parsed.ok ? "alone" : raw === "" ? "empty" : "torn";
  const event = parsed.ok ? parsed.event : undefined;
  return { type: "companion", file, revision, observedAtMs: 0, raw, state, event };
}

/** Creates the entries of a rule's example. */
export function sampleEntries(samples: readonly Sample[]): readonly Checkable[] {
  const entries: Checkable[] = [];
  let file = sampleFile;
  let line = 0;
  let offset = 0;
  const append = (raw: string): void => {
    line++;
    const entry = entryOf(raw, file, line, offset);
    offset += entry.byteLength;
    entries.push(entry);
  };
  for (const sample of samples) {
    const position = { file, offset, line: line + 1, generation: 0 };
    if ("file" in sample) {
      file = sample.file;
      line = 0;
      offset = 0;
    } else if ("absent" in sample) {
      entries.push({ ...companionEntryOf(sample.companion, "", entries.length), state: "missing" });
    } else if ("companion" in sample) {
      const raw = "text" in sample ? sample.text : printCompanion(sample.event);
      entries.push(companionEntryOf(sample.companion, raw, entries.length));
    } else if ("line" in sample) append(sample.line);
    else if ("event" in sample) append(printLine(sample.event satisfies JsonObject));
    else if ("oversizeBytes" in sample) {
      entries.push({ type: "oversize", position, excerpt: "{ ", byteLength: sample.oversizeBytes });
    } else if ("unreadable" in sample) entries.push({ type: "unreadable", position, reason: sample.unreadable });
    else if ("empty" in sample) entries.push({ type: "empty", position });
    else entries.push({ type: "truncated", position: { ...position, line: 0, generation: 1 }, byteLength: 0 });
  }
  return entries;
}
