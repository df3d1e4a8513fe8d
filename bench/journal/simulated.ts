import { writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EventEntry, JsonObject } from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";
import { simulate } from "@shipslog/simulator";

/** The first events of an endless session with all sixteen kinds. */
export function* simulatedEvents(wanted: number): Generator<JsonObject> {
  const start = Date.UTC(2026, 4, 1);
  let left = wanted;
  for (const { event } of simulate({ seed: 42, scenario: "grand-tour", dialect: "spec", start, status: false })) {
    if (event === undefined) continue;
    yield event;
    if ((left -= 1) === 0) return;
  }
}

const file = "Journal.2026-05-01T000000.01.log";

/** The same events as entries of one file. */
export function* simulatedEntries(wanted: number): Generator<EventEntry> {
  let offset = 0;
  let line = 0;
  for (const event of simulatedEvents(wanted)) {
    const raw = printLine(event);
    const byteLength = Buffer.byteLength(raw) + 2;
    line += 1;
    yield {
      type: "event",
      position: { file, offset, line, generation: 0 },
      raw,
      byteLength,
      kind: event["event"] as string,
      event,
    };
    offset += byteLength;
  }
}

/** Writes the same events into a journal file of a new folder, and gives the folder. */
export async function writeSimulated(wanted: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-growth-"));
  let text = "";
  for (const event of simulatedEvents(wanted)) text += `${printLine(event)}\r\n`;
  // Otherwise the system would still be writing the file while it is read.
  await writeFile(join(folder, file), text, { flush: true });
  return folder;
}
