import { requireOption, requireOptions } from "@shipslog/contract/internal";
import { EntryStream } from "./EntryStream.ts";
import type { TypedEvent, TypedEventOfAnyGame, TypedKind } from "@shipslog/contract/observed";
import { eventBatches, type EventOptions } from "./eventBatches.ts";
import { eventShapes, typedKinds } from "./readShapes.ts";
import { readJournalBatches, requireReadOptions } from "./readJournal.ts";
import type { ReadOptions } from "./ReadOptions.ts";

/**
 * Reads the events of these kinds as `readJournal` does, typed: `event.event` narrows to one kind. Events of
 * specified kinds are validated; those of observed kinds are delivered as they are, and their types say what was seen. Use
 * `readJournal` if you need positions or other lines.
 */
export function readEvents<Name extends TypedKind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<ReadOptions, "kinds"> & EventOptions & { readonly anyGame: true },
): EntryStream<TypedEventOfAnyGame<Name>>;
export function readEvents<Name extends TypedKind>(
  folder: string,
  kinds: readonly Name[],
  options?: Omit<ReadOptions, "kinds"> & EventOptions,
): EntryStream<TypedEvent<Name>>;
export function readEvents<Name extends TypedKind>(
  folder: string,
  kinds: readonly Name[],
  options: Omit<ReadOptions, "kinds"> & EventOptions = {},
): EntryStream<TypedEvent<Name>> | EntryStream<TypedEventOfAnyGame<Name>> {
  const { dialect, anyGame, onSkipped, ...reading } = options;
  const validated: EventOptions = { dialect, anyGame, onSkipped };
  requireReadOptions(folder, reading);
  requireOption("kinds", kinds, typedKinds);
  requireOptions(validated, eventShapes);
  return new EntryStream(
    (signal) => eventBatches<Name>(readJournalBatches(folder, { ...reading, kinds, signal }), validated),
    options.signal,
  );
}
