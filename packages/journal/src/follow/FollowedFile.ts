import type { Entry } from "@shipslog/contract";
import type { FileStat, OpenFile } from "../machine/Disk.ts";
import { compareLastLine } from "../lines/compareLastLine.ts";
import { lastLineOf } from "../lines/lastLineOf.ts";
import type { LineReader } from "../lines/LineReader.ts";
import { leastSize, reopenLast, type Cursor } from "../lines/ReadPosition.ts";
import { restartFile, resyncCursor } from "../lines/resyncCursor.ts";

type Batches = AsyncGenerator<readonly Entry[], void, undefined>;

/** One journal that is followed: what was seen of it, and how far it was read. */
export class FollowedFile {
  readonly path: string;
  readonly cursor: Cursor;
  /** When it was last found changed, on the clock of the looks. */
  changedAtMs: number;
  #seen: FileStat | undefined;
  /** Whether an unfinished last line was looked at in the state that was last seen. */
  #isRestKnown = false;

  constructor(path: string, cursor: Cursor, nowMs: number) {
    this.path = path;
    this.cursor = cursor;
    this.changedAtMs = nowMs;
  }

  /** Leaves out what the file holds now. */
  skip(stat: FileStat): void {
    this.cursor.skipTo = stat.size;
    this.#seen = stat;
  }

  /** Notes that the file is gone; one of its name that comes back is read if it is another, and goes on if it is the same. */
  lose(): void {
    this.#seen = undefined;
  }

  /** Whether a file in this state must be read. */
  isChanged({ size, modifiedMs }: FileStat): boolean {
    return size !== this.#seen?.size || modifiedMs !== this.#seen.modifiedMs;
  }

  /** Whether behind the last line end stands something that was not yet looked at as a line. */
  hasRest({ size }: FileStat): boolean {
    return size > leastSize(this.cursor) && !this.#isRestKnown;
  }

  /** Reads what a changed file has that was not delivered. */
  async *readOn(file: OpenFile, reader: LineReader, stat: FileStat): Batches {
    const { cursor } = this;
    if (stat.size < leastSize(cursor)) yield [restartFile(cursor)];
    // What was searched in vain at the last look may since have been cut and written anew.
    cursor.searchedTo = cursor.position.offset;
    yield* this.#drain(file, reader);
    // Only now: whoever fails in the middle must look again.
    this.#seen = stat;
    this.#isRestKnown = false;
  }

  /**
   * Reads the unfinished last line of a file that has long been quiet. Only a whole event is delivered, for its text cannot
   * go on; half a line stays where it is until it ends.
   */
  async *readRest(file: OpenFile, reader: LineReader): Batches {
    yield* this.#drain(file, reader);
    const entry = await reader.readRest(file, this.cursor);
    this.#isRestKnown = true;
    const last = entry?.type === "event" ? lastLineOf(entry) : undefined;
    if (entry === undefined || last === undefined) return;
    reopenLast(this.cursor, last);
    yield [entry];
  }

  async *#drain(file: OpenFile, reader: LineReader): Batches {
    const { cursor } = this;
    const truncated = await resyncCursor(file, cursor);
    if (truncated !== undefined) yield [truncated];
    for (;;) {
      const { last } = cursor.position;
      const batches = await reader.readLines(file, cursor);
      if (batches === undefined) return;
      // Looked at behind the reading, this covers a file that was begun again while it was read.
      if (last !== undefined && (await compareLastLine(file, last)) === "changed") yield [restartFile(cursor)];
      else yield* batches;
    }
  }
}
