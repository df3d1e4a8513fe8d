import type { Entry } from "@shipslog/contract";
import { lastLineOf } from "../lines/lastLineOf.ts";
import type { ReadPosition } from "../lines/ReadPosition.ts";

/** A bookmark as it is saved: how far each file of a folder was read, by file name. */
export interface SavedBookmark {
  readonly format: typeof bookmarkFormat;
  readonly version: typeof bookmarkVersion;
  readonly files: Readonly<Record<string, ReadPosition>>;
}

/** Identifies a saved bookmark. */
export const bookmarkFormat = "shipslog-bookmark";

/** The version that this code writes, and the only one it reads. */
export const bookmarkVersion = 1;

/**
 * How far the journals of a folder were read. A consumer advances it with each entry it has processed and saves it together
 * with the results: reading from it neither repeats nor loses an entry.
 */
export class Bookmark {
  readonly #positions: Map<string, ReadPosition>;
  /** The last entry of each file whose position is not computed yet: a position costs a hash, and most are never used. */
  readonly #latest = new Map<string, Entry>();

  constructor(positions: Iterable<readonly [file: string, position: ReadPosition]> = []) {
    this.#positions = new Map(positions);
  }

  /** Moves past an entry; pass the entries of one file in their order. */
  advance(entry: Entry): void {
    this.#latest.set(entry.position.file, entry);
  }

  /** Returns how far a file was read; undefined if nothing of it was. */
  positionIn(file: string): ReadPosition | undefined {
    this.#computePositions();
    return this.#positions.get(file);
  }

  /** Returns what to save, in order of file name. Use it to save the bookmark in the same transaction as your results. */
  toJSON(): SavedBookmark {
    this.#computePositions();
    const files = [...this.#positions].sort(([one], [other]) => (one < other ? -1 : 1));
    return { format: bookmarkFormat, version: bookmarkVersion, files: Object.fromEntries(files) };
  }

  #computePositions(): void {
    for (const [file, entry] of this.#latest) this.#positions.set(file, positionAfter(entry));
    this.#latest.clear();
  }
}

function positionAfter(entry: Entry): ReadPosition {
  const { offset, line, generation } = entry.position;
  return { generation, offset: offset + entry.byteLength, line: line + 1, last: lastLineOf(entry) };
}
