import type { EventOf, Kind } from "@shipslog/contract";
import { EntryStream } from "./EntryStream.ts";
import { eventBatches, type EventOptions } from "./eventBatches.ts";
import { readJournalBatches, type ReadOptions } from "./readJournal.ts";

/**
 * Reads the events of these kinds as `readJournal` does, validated and typed: `event.event` narrows to one kind. Use
 * `readJournal` if you need positions or other lines.
 */
export function readEvents<Name extends Kind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<ReadOptions, "kinds"> & EventOptions = {},
): EntryStream<EventOf<Name>> {
  return new EntryStream(
    (signal) => eventBatches<Name>(readJournalBatches(folder, { ...options, kinds, signal }), options),
    options.signal,
  );
}
