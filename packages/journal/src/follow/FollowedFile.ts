import type { Entry } from "@shipslog/contract";
import type { FileStat, OpenFile } from "../machine/Disk.ts";
import { compareLastLine } from "../lines/compareLastLine.ts";
import { lastLineOf } from "../lines/lastLineOf.ts";
import type { LineReader } from "../lines/LineReader.ts";
import { leastSize, reopenLast, type Cursor } from "../lines/ReadPosition.ts";
import { restartFile, resyncCursor } from "../lines/resyncCursor.ts";

type Batches = AsyncGenerator<readonly Entry[], void, undefined>;

/** One followed journal: its last known state, and how far it was read. */
export class FollowedFile {
  readonly path: string;
  readonly name: string;
  /** Files of the same session are parts of it. */
  readonly session: string;
  readonly cursor: Cursor;
  /** Its place among the files of the last listing. */
  order = 0;
  /** When it was last found changed, in the time of the follower. */
  changedAtMs = -Infinity;
  /** Since when every attempt to read it has failed. */
  failingSinceMs: number | undefined;
  /** Whether its content has been read, or skipped, at least once. */
  hasBeenRead = false;
  #skipsContent: boolean;
  #seen: FileStat | undefined;
  /** Whether the unfinished last line was read in the last known state. */
  #isRestKnown = false;

  /** With `skipsContent`, what the file contains when it is first found is not delivered. */
  constructor(path: string, session: string, cursor: Cursor, skipsContent: boolean) {
    this.path = path;
    this.name = cursor.file;
    this.session = session;
    this.cursor = cursor;
    this.#skipsContent = skipsContent;
  }

  /** Records that the file is gone. If a file of this name comes back, it continues if it is the same and restarts if not. */
  lose(): void {
    this.#seen = undefined;
    this.failingSinceMs = undefined;
  }

  /** Whether the file differs from its last known state. */
  isChanged(stat: FileStat): boolean {
    if (this.#skipsContent) this.#skip(stat);
    return stat.size !== this.#seen?.size || stat.modifiedMs !== this.#seen.modifiedMs;
  }

  /** Whether something follows the last line end that was not read yet. */
  hasRest({ size }: FileStat): boolean {
    return size > leastSize(this.cursor) && !this.#isRestKnown;
  }

  /** Reads the new content of a changed file. */
  async *readOn(file: OpenFile, reader: LineReader, stat: FileStat): Batches {
    const { cursor } = this;
    if (stat.size < leastSize(cursor)) yield [restartFile(cursor)];
    // The part without a line end may have been truncated and rewritten since the last look.
    cursor.searchedTo = cursor.position.offset;
    yield* this.#drain(file, reader);
    // Only now, so that a failure before leads to another look.
    this.#seen = stat;
    this.hasBeenRead = true;
    this.#isRestKnown = false;
  }

  /**
   * Reads the unfinished last line of a file that has not changed for a while. It delivers only a complete event, which
   * cannot continue; half a line waits for its end.
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

  #skip(stat: FileStat): void {
    this.#skipsContent = false;
    this.hasBeenRead = true;
    this.cursor.skipTo = stat.size;
    this.#seen = stat;
  }

  async *#drain(file: OpenFile, reader: LineReader): Batches {
    const { cursor } = this;
    const truncated = await resyncCursor(file, cursor);
    if (truncated !== undefined) yield [truncated];
    for (;;) {
      const { last } = cursor.position;
      const batches = await reader.readLines(file, cursor);
      if (batches === undefined) return;
      // Checked after reading, to notice a file that was truncated while it was read.
      if (last !== undefined && (await compareLastLine(file, last)) === "changed") yield [restartFile(cursor)];
      else yield* batches;
    }
  }
}
