import type { CompanionEntry, CompanionFile, Entry, JsonObject } from "@shipslog/contract";
import { parseLine, printCompanion, printLine } from "@shipslog/contract/text";
import { simulate, type SimulateOptions } from "@shipslog/simulator";
import { judgedStartMs } from "../../../simulator/tests/helpers/sessions.ts";

/** The file name of the simulated journal. */
export const simulatedJournal = "Journal.2026-05-01T120000.01.log";

/** Simulates a session as a reader would deliver it: lines, each after the companion files that changed with it. */
export function* simulateObservations(
  options: Omit<SimulateOptions, "start">,
  file = simulatedJournal,
): Generator<{ readonly observation: Entry | CompanionEntry; readonly atMs: number }> {
  let line = 0;
  let offset = 0;
  let revision = 0;
  let last: Readonly<Partial<Record<CompanionFile, JsonObject>>> = {};
  for (const { timeMs: atMs, event, layout, companions } of simulate({ ...options, start: judgedStartMs })) {
    for (const name of Object.keys(companions) as CompanionFile[]) {
      const content = companions[name];
      if (content === undefined || content === last[name]) continue;
      revision += 1;
      const raw = printCompanion(content);
      const state = name === "Status.json" ? "alone" : "matched";
      const known = { type: "companion", file: name, revision, observedAtMs: atMs, raw, state } as const;
      yield { observation: { ...known, event: content }, atMs };
    }
    last = companions;
    if (event === undefined) continue;
    const raw = printLine(event, layout);
    const byteLength = Buffer.byteLength(raw) + 2;
    yield { observation: entryFromLine(raw, { file, offset, line: (line += 1), generation: 0 }), atMs };
    offset += byteLength;
  }
}

/** Parses a line to the entry that a reader would deliver. */
export function entryFromLine(raw: string, position: Entry["position"]): Entry {
  const parsed = parseLine(raw);
  const byteLength = Buffer.byteLength(raw) + 2;
  return parsed.ok
    ? { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event }
    : { type: "bad", position, raw, byteLength, defect: parsed.defect };
}
