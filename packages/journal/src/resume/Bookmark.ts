import { hash } from "../machine/hash.ts";
import type { Entry } from "@shipslog/contract";
import { lastLineOf } from "../lines/lastLineOf.ts";
import type { ReadPosition } from "../lines/ReadPosition.ts";

/** How far each file of a folder was read, by file name. */
type ReadPositions = Readonly<Record<string, ReadPosition>>;

/** A bookmark as it is saved. */
export interface SavedBookmark {
  readonly format: typeof bookmarkFormat;
  readonly version: typeof bookmarkVersion;
  /** Covers `files`, so that a damaged bookmark neither loses lines nor repeats them. */
  readonly checksum: string;
  readonly files: ReadPositions;
}

/** Identifies a saved bookmark. */
export const bookmarkFormat = "shipslog-bookmark";

/** The version that this code writes. */
export const bookmarkVersion = 2;

/** The version before the checksum. It is still read, and saved in the new version. */
export const bookmarkVersionWithoutChecksum = 1;

/** Computes the checksum of positions, which must be in order of file name. */
function checksumOf(files: ReadPositions): string {
  return hash("sha256", JSON.stringify(files));
}

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
    const files = Object.fromEntries([...this.#positions].sort(([one], [other]) => (one < other ? -1 : 1)));
    return { format: bookmarkFormat, version: bookmarkVersion, checksum: checksumOf(files), files };
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
