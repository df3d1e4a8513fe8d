import {
  isKind,
  validate,
  type BadEntry,
  type Dialect,
  type Entry,
  type EventEntry,
  type Issue,
  type OversizeEntry,
} from "@shipslog/contract";
import type { TypedEvent, TypedKind } from "@shipslog/contract/observed";

/** A line that `readEvents` and `followEvents` do not deliver, because it is not an event or not a valid one. */
export interface SkippedLine {
  readonly entry: EventEntry | BadEntry | OversizeEntry;
  /** Why the event is not valid; empty if the line is not an event. */
  readonly issues: readonly Issue[];
}

/** How entries become typed events. */
export interface EventOptions {
  /** The dialect to validate against; `live` by default, which accepts everything that `spec` does. */
  readonly dialect?: Dialect | undefined;
  /**
   * Whether events that only an earlier version of the game wrote so are delivered too, in dialect `live`; their type says which fields may be
   * absent. Without it, every event has the fields that the game writes today.
   */
  readonly anyGame?: boolean | undefined;
  /** Called for every line that is not delivered; other kinds and truncations are not reported. */
  readonly onSkipped?: ((line: SkippedLine) => void) | undefined;
}

/** Yields the events of these kinds; those of specified kinds only if they are valid. */
export async function* eventBatches<Name extends TypedKind>(
  batches: AsyncIterable<readonly Entry[]>,
  { dialect = "live", anyGame = false, onSkipped }: EventOptions,
): AsyncGenerator<readonly TypedEvent<Name>[], void, undefined> {
  const options = anyGame ? { dialect, game: "unknown" } : { dialect };
  for await (const entries of batches) {
    const events: TypedEvent<Name>[] = [];
    for (const entry of entries) {
      if (entry.type === "truncated") continue;
      if (entry.type === "event" && !isKind(entry.kind)) {
        events.push(entry.event as unknown as TypedEvent<Name>);
        continue;
      }
      const validation = entry.type === "event" ? validate(entry.event, options) : undefined;
      // The reader delivers no events of other kinds.
      if (validation?.ok === true) events.push(validation.event as TypedEvent<Name>);
      else onSkipped?.({ entry, issues: validation?.issues ?? [] });
    }
    if (events.length > 0) yield events;
  }
}
