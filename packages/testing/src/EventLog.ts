import { announcedFile, type EventOf, type JsonObject, type Moment } from "@shipslog/contract";
import { requireTypedKind } from "@shipslog/contract/internal";
import type { TypedEvent, TypedKind } from "@shipslog/contract/observed";

/** The events of a session, in the order the game wrote them, before any fault. */
export class EventLog {
  readonly #events: JsonObject[] = [];
  readonly #complete: JsonObject[] = [];
  #status: JsonObject | undefined;

  /** Adds the events of moments, and every content of Status.json. */
  add(moments: Iterable<Moment>): void {
    for (const { event, companions } of moments) {
      const status = companions["Status.json"];
      if (status !== undefined && status !== this.#status) this.#complete.push(status);
      this.#status = status ?? this.#status;
      if (event === undefined) continue;
      // The first Cargo of a session has its list itself; the file is still that of the session before.
      const file = announcedFile(event["event"], event);
      this.#events.push(event);
      this.#complete.push((file && companions[file]) ?? event);
    }
  }

  /** Every line of the journal as an event. */
  get events(): readonly JsonObject[] {
    return this.#events;
  }

  /** The same, with each Status, and with the contents of companion files instead of the lines that announce them. */
  get complete(): readonly JsonObject[] {
    return this.#complete;
  }

  /** What Status.json shows; undefined before there is one. */
  get status(): EventOf<"Status"> | undefined {
    return this.#status as EventOf<"Status"> | undefined;
  }

  /** The complete events of a kind. Throws a TypeError for a name that is none. */
  written<Name extends TypedKind>(kind: Name): readonly TypedEvent<Name>[] {
    requireTypedKind(kind);
    return this.#complete.filter(({ event }) => event === kind) as readonly unknown[] as readonly TypedEvent<Name>[];
  }
}
