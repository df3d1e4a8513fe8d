import { gameVersionOf, type EventEntry, type TextEntry } from "@shipslog/contract";
import type { LineOrigin } from "@shipslog/contract/observed";

/** The game begins every line like this, and tools that rewrite journals do not: they leave the blank out, or sort the keys. */
const nativeOpening = '{ "timestamp":"';

/** Follows the lines of a session: which game wrote the journal, and whether another tool rewrote it. */
export class JournalOrigin {
  #file: string | undefined;
  #generation = 0;
  #origin: LineOrigin = { version: undefined, isNative: true };

  /** The version of the game that wrote the session; undefined until a line says it. */
  get version(): string | undefined {
    return this.#origin.version;
  }

  /** The origin of a line. A line that another tool wrote speaks for the rest of its file. */
  of(entry: EventEntry): LineOrigin {
    let origin = this.#before(entry);
    // Of any other kind the event is not read: a plain line need not be parsed for it.
    if (namesVersion(entry.kind)) {
      const version = gameVersionOf(entry.event);
      if (version !== undefined) origin = { ...origin, version };
    }
    return this.keep(entry, withOpening(origin, entry.raw));
  }

  /** Takes the origin of a line that `ofText` has told. */
  keep({ position: { file, generation } }: Pick<EventEntry, "position">, origin: LineOrigin): LineOrigin {
    this.#file = file;
    this.#generation = generation;
    this.#origin = origin;
    return origin;
  }

  /** The origin that a line will have when it is as its opening says; undefined when it may name the version. */
  ofText(text: TextEntry): LineOrigin | undefined {
    return namesVersion(text.kind) ? undefined : withOpening(this.#before(text), text.raw);
  }

  #before({ position }: Pick<TextEntry, "position">): LineOrigin {
    if (position.file === this.#file && position.generation === this.#generation) return this.#origin;
    // One game writes all parts of a session, also a part whose header is damaged.
    return { version: this.#origin.version, isNative: true };
  }
}

function namesVersion(kind: string): boolean {
  return kind === "Fileheader" || kind === "LoadGame";
}

function withOpening(origin: LineOrigin, raw: string): LineOrigin {
  return origin.isNative && !raw.startsWith(nativeOpening) ? { ...origin, isNative: false } : origin;
}
