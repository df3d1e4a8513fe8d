import type { EventOf, Kind } from "@shipslog/contract";
import { requireOption, requireOptions } from "@shipslog/contract/options";
import { EntryStream } from "../read/EntryStream.ts";
import { eventBatches, type EventOptions } from "../read/eventBatches.ts";
import { eventShapes, typedKinds } from "../read/readShapes.ts";
import { followJournalBatches, requireFollowOptions } from "./followJournal.ts";
import type { FollowOptions } from "./FollowOptions.ts";

/**
 * Follows the events of these kinds as `followJournal` does, validated and typed: `event.event` narrows to one kind. Use
 * `followJournal` if you need positions or a bookmark.
 */
export function followEvents<Name extends Kind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<FollowOptions, "kinds"> & EventOptions = {},
): EntryStream<EventOf<Name>> {
  requireFollowOptions(folder, options);
  requireOption("kinds", kinds, typedKinds);
  requireOptions<EventOptions>(options, eventShapes);
  return new EntryStream(
    (signal) => eventBatches<Name>(followJournalBatches(folder, { ...options, kinds, signal }), options),
    options.signal,
  );
}
