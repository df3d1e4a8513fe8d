import { gameVersionOf, type EventEntry } from "@shipslog/contract";
import type { LineOrigin } from "@shipslog/contract/observed";

/** The game begins every line like this, and tools that rewrite journals do not: they leave the blank out, or sort the keys. */
const nativeOpening = '{ "timestamp":"';

/** Follows the lines of a session: which game wrote the journal, and whether another tool rewrote it. */
export class JournalOrigin {
  #file: string | undefined;
  #generation = 0;
  #origin: LineOrigin = { version: undefined, isNative: true };

  /** The origin of a line. A line that another tool wrote speaks for the rest of its file. */
  of({ kind, event, raw, position }: EventEntry): LineOrigin {
    if (position.file !== this.#file || position.generation !== this.#generation) {
      this.#file = position.file;
      this.#generation = position.generation;
      this.#origin = { version: undefined, isNative: true };
    }
    if (kind === "Fileheader" || kind === "LoadGame") {
      const version = gameVersionOf(event);
      if (version !== undefined) this.#origin = { ...this.#origin, version };
    }
    if (this.#origin.isNative && !raw.startsWith(nativeOpening)) this.#origin = { ...this.#origin, isNative: false };
    return this.#origin;
  }
}
