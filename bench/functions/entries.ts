import type { CompanionEntry, CompanionFile, Entry, JsonObject } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";

const file = "Journal.2026-05-01T120000.01.log";

/** The lines of a text as a reader of journals yields them. */
export function entriesIn(text: string): readonly Entry[] {
  return text.split("\n").map((raw, index) => entryOf(raw, index + 1));
}

function entryOf(raw: string, line: number): Entry {
  const parsed = parseLine(raw);
  const place = { position: { file, offset: 0, line, generation: 0 }, raw, byteLength: raw.length + 1 };
  return parsed.ok
    ? { type: "event", ...place, kind: parsed.kind, event: parsed.event }
    : { type: "bad", ...place, defect: parsed.defect };
}

/** The event of a text of one line; undefined where it is not one. */
export function eventIn(text: string): JsonObject | undefined {
  const parsed = parseLine(text);
  return parsed.ok ? parsed.event : undefined;
}

/** A companion file with a text, readable or not. */
export function companionWith(name: CompanionFile, text: string): CompanionEntry {
  const event = eventIn(text);
  const state = event === undefined ? "torn" : "alone";
  return { type: "companion", file: name, revision: 1, observedAtMs: 0, raw: text, state, event };
}
