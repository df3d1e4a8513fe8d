/** A reader on @shipslog/journal: node shipslog.ts FOLDER [STATE | end]. With STATE it goes on where its last run ended. */
import { join } from "node:path";
import { isSoundCompanion } from "@shipslog/contract";
import { followCompanions, followJournalBatches, loadBookmark, saveBookmark } from "@shipslog/journal";

const [folder = ".", start] = process.argv.slice(2);
const place = start === undefined || start === "end" ? undefined : join(start, "bookmark.json");
const bookmark = place === undefined ? undefined : (await loadBookmark(place)).bookmark;
const ending = new AbortController();
process.once("SIGTERM", () => ending.abort());
process.stdin.once("end", () => ending.abort()).resume();

async function printFiles(): Promise<void> {
  for await (const { file, raw, state } of followCompanions(folder, { signal: ending.signal })) {
    const key = file.replace(".json", "").toLowerCase();
    if (isSoundCompanion(state)) console.log(`{"${key}":${raw.replaceAll(/[\r\n]+/g, " ")}}`);
  }
}

async function printEvents(): Promise<void> {
  const options = { signal: ending.signal, from: start === "end" ? ("end" as const) : bookmark };
  for await (const entries of followJournalBatches(folder, options)) {
    for (const entry of entries) {
      if (entry.type === "event") console.log(entry.raw);
      bookmark?.advance(entry);
    }
    if (place !== undefined && bookmark !== undefined) await saveBookmark(place, bookmark);
  }
}
await Promise.all([printEvents(), printFiles()]);
