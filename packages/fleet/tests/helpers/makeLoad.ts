import type { Entry, EventEntry } from "@shipslog/contract";
import { simulateLines } from "../../../shipslog/src/commands/fleet/load/simulateLines.ts";

/** The journals of one commander. Lines have about 1 KB, the average of the sixteen kinds. */
export interface JournalLoad {
  readonly entries: readonly EventEntry[];
}

/** Simulates one session and uses it as the content of many files: the content does not affect the measurement. */
export function makeLoad(files: number, linesEach: number): JournalLoad {
  const session = { seed: 1, scenario: "grand-tour", dialect: "spec", start: Date.UTC(2026, 0, 1) } as const;
  const lines = simulateLines({ ...session, durationMs: linesEach * 150_000 });
  if (lines.length < linesEach) throw new Error(`the session has only ${lines.length} lines`);
  const entries = lines
    .slice(0, linesEach)
    .map(({ entry }) => entry)
    .filter(isEvent);
  const inFile = (file: string) => entries.map((entry) => ({ ...entry, position: { ...entry.position, file } }));
  return {
    entries: Array.from({ length: files }, (_, at) =>
      inFile(`Journal.2026-01-01T${String(at).padStart(6, "0")}.01.log`),
    ).flat(),
  };
}

const isEvent = (entry: Entry): entry is EventEntry => entry.type === "event";
