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

/** Who observes all lines, and who those that are as the game wrote them. */
interface Observers {
  readonly all: KindObserver;
  readonly native: KindObserver;
}

const nativeOpening = '{ "timestamp"';

/** Adds every event of these journals to the observers, line by line. */
export async function observeJournals(paths: readonly string[], { all, native }: Observers): Promise<ReadTotals> {
  let lines = 0;
  let notEvents = 0;
  for (const path of paths) {
    all.startJournal();
    native.startJournal();
    for await (const text of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
      if (text.trim() === "") continue;
      lines++;
      const parsed = parseLine(text);
      if (!parsed.ok) {
        notEvents++;
        continue;
      }
      all.add(parsed.kind, parsed.event, text);
      if (text.startsWith(nativeOpening)) native.add(parsed.kind, parsed.event);
    }
  }
  return { journals: paths.length, lines, notEvents };
}
