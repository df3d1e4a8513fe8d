import type { Entry } from "@shipslog/contract";
import { lastLineOf } from "../lines/lastLineOf.ts";
import type { ReadPosition } from "../lines/ReadPosition.ts";

/** A bookmark as it is saved: how far each file of a folder was read, by file name. */
export interface SavedBookmark {
  readonly format: typeof bookmarkFormat;
  readonly version: typeof bookmarkVersion;
  readonly files: Readonly<Record<string, ReadPosition>>;
}

/** What a saved bookmark calls itself. */
export const bookmarkFormat = "shipslog-bookmark";

/** The version that this code writes, and the only one it reads. */
export const bookmarkVersion = 1;

/**
 * How far the journals of a folder were read. A consumer advances it by each entry it has dealt with, and saves it together
 * with the work: reading on from it neither repeats nor loses an entry.
 */
export class Bookmark {
  readonly #marks: Map<string, ReadPosition>;
  /** Entries since the marks were last made up; a mark costs a hash, and most are never looked at. */
  readonly #latest = new Map<string, Entry>();

  constructor(marks: Iterable<readonly [file: string, mark: ReadPosition]> = []) {
    this.#marks = new Map(marks);
  }

  /** Moves behind an entry; the entries of one file must come in their order. */
  advance(entry: Entry): void {
    this.#latest.set(entry.position.file, entry);
  }

  /** Tells how far a file was read; undefined for one that was not. */
  positionIn(file: string): ReadPosition | undefined {
    this.#makeUp();
    return this.#marks.get(file);
  }

  /** Gives what is to be saved, in order of file name, so that it can be saved elsewhere: in the transaction of the work, say. */
  toJSON(): SavedBookmark {
    this.#makeUp();
    const files = [...this.#marks].sort(([one], [other]) => (one < other ? -1 : 1));
    return { format: bookmarkFormat, version: bookmarkVersion, files: Object.fromEntries(files) };
  }

  #makeUp(): void {
    for (const [file, entry] of this.#latest) this.#marks.set(file, markBehind(entry));
    this.#latest.clear();
  }
}

function markBehind(entry: Entry): ReadPosition {
  const { offset, line, generation } = entry.position;
  return { generation, offset: offset + entry.byteLength, line: line + 1, last: lastLineOf(entry) };
}
