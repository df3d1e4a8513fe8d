import {
  validate,
  type BadEntry,
  type Dialect,
  type Entry,
  type EventEntry,
  type EventOf,
  type Issue,
  type Kind,
  type OversizeEntry,
} from "@shipslog/contract";

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
  /** Called for every line that is not delivered; other kinds and truncations are not reported. */
  readonly onSkipped?: ((line: SkippedLine) => void) | undefined;
}

/** Validates entries of these kinds and yields their events. */
export async function* eventBatches<Name extends Kind>(
  batches: AsyncIterable<readonly Entry[]>,
  { dialect = "live", onSkipped }: EventOptions,
): AsyncGenerator<readonly EventOf<Name>[], void, undefined> {
  for await (const entries of batches) {
    const events: EventOf<Name>[] = [];
    for (const entry of entries) {
      if (entry.type === "truncated") continue;
      const validation = entry.type === "event" ? validate(entry.event, { dialect }) : undefined;
      // The reader delivers no events of other kinds.
      if (validation?.ok === true) events.push(validation.event as EventOf<Name>);
      else onSkipped?.({ entry, issues: validation?.issues ?? [] });
    }
    if (events.length > 0) yield events;
  }
}
