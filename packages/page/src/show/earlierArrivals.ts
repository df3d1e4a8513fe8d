import { arrivalKinds, type EventEntry } from "@shipslog/contract";
import { readJournal, type Clock, type Disk, type ReadStart } from "@shipslog/journal/browser";

/** The kinds that tell where a commander has been, and who it is. */
const kinds: ReadonlySet<string> = new Set([...arrivalKinds, "Commander", "LoadGame"]);

/** The arrivals in the journals of a folder before the line that the cockpit starts with; none when it starts with the first. */
export async function* earlierArrivals(
  folder: string,
  from: ReadStart | undefined,
  { disk, clock, signal }: { readonly disk: Disk; readonly clock: Clock; readonly signal: AbortSignal },
): AsyncGenerator<EventEntry, void, undefined> {
  if (from === undefined || !("file" in from)) return;
  for await (const entry of readJournal(folder, { kinds, disk, sleep: clock.sleep, signal })) {
    if (entry.position.file === from.file) return;
    if (entry.type === "event") yield entry;
  }
}
