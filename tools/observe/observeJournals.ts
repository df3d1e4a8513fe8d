import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { KindObserver } from "@shipslog/contract/internal";
import { parseLine } from "@shipslog/contract/text";

/** What was read beside the kinds. */
export interface ReadTotals {
  readonly journals: number;
  readonly lines: number;
  /** Lines that are not events. */
  readonly notEvents: number;
}

/** Adds every event of these journals to an observer, line by line. */
export async function observeJournals(paths: readonly string[], observer: KindObserver): Promise<ReadTotals> {
  let lines = 0;
  let notEvents = 0;
  for (const path of paths) {
    observer.startJournal();
    for await (const text of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
      if (text.trim() === "") continue;
      lines++;
      const parsed = parseLine(text);
      if (parsed.ok) observer.add(parsed.kind, parsed.event, text);
      else notEvents++;
    }
  }
  return { journals: paths.length, lines, notEvents };
}
