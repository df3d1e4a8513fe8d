import { requireOption, requireOptions } from "@shipslog/contract/internal";
import { EntryStream } from "../read/EntryStream.ts";
import type { TypedEvent, TypedEventOfAnyGame, TypedKind } from "@shipslog/contract/observed";
import { eventBatches, type EventOptions } from "../read/eventBatches.ts";
import { eventShapes, typedKinds } from "../read/readShapes.ts";
import { followJournalBatches, requireFollowOptions } from "./followJournal.ts";
import type { FollowOptions } from "./FollowOptions.ts";

/**
 * Follows the events of these kinds as `followJournal` does, typed: `event.event` narrows to one kind. Events of
 * specified kinds are validated; those of observed kinds are delivered as they are, and their types say what was seen. Use
 * `followJournal` if you need positions or a bookmark.
 */
export function followEvents<Name extends TypedKind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<FollowOptions, "kinds"> & EventOptions & { readonly anyGame: true },
): EntryStream<TypedEventOfAnyGame<Name>>;
export function followEvents<Name extends TypedKind>(
  folder: string,
  kinds: readonly Name[],
  options?: Omit<FollowOptions, "kinds"> & EventOptions,
): EntryStream<TypedEvent<Name>>;
export function followEvents<Name extends TypedKind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<FollowOptions, "kinds"> & EventOptions = {},
): EntryStream<TypedEvent<Name>> | EntryStream<TypedEventOfAnyGame<Name>> {
  const { dialect, anyGame, onSkipped, ...following } = options;
  const validated: EventOptions = { dialect, anyGame, onSkipped };
  requireFollowOptions(folder, following);
  requireOption("kinds", kinds, typedKinds);
  requireOptions(validated, eventShapes);
  return new EntryStream(
    (signal) => eventBatches<Name>(followJournalBatches(folder, { ...following, kinds, signal }), validated),
    options.signal,
  );
}
