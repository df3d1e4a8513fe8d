import type { EventOf, Kind } from "@shipslog/contract";
import { requireOption, requireOptions } from "@shipslog/contract/options";
import { EntryStream } from "./EntryStream.ts";
import { eventBatches, type EventOptions } from "./eventBatches.ts";
import { eventShapes, typedKinds } from "./readShapes.ts";
import { readJournalBatches, requireReadOptions } from "./readJournal.ts";
import type { ReadOptions } from "./ReadOptions.ts";

/**
 * Reads the events of these kinds as `readJournal` does, validated and typed: `event.event` narrows to one kind. Use
 * `readJournal` if you need positions or other lines.
 */
export function readEvents<Name extends Kind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<ReadOptions, "kinds"> & EventOptions = {},
): EntryStream<EventOf<Name>> {
  requireReadOptions(folder, options);
  requireOption("kinds", kinds, typedKinds);
  requireOptions<EventOptions>(options, eventShapes);
  return new EntryStream(
    (signal) => eventBatches<Name>(readJournalBatches(folder, { ...options, kinds, signal }), options),
    options.signal,
  );
}
