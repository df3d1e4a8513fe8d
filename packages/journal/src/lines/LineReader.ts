import { allocate } from "../machine/bytes.ts";
import { hash } from "../machine/hash.ts";
import { type Entry, type Position, type TextEntry, fingerprintOf } from "@shipslog/contract";
import type { OpenFile } from "../machine/Disk.ts";
import { lineStart, readLineStart } from "./compareLastLine.ts";
import { KindFilter } from "./KindFilter.ts";
import { contentEnd, lineEndBytes, newline } from "./lineEnd.ts";
import { createEntry, createOversizeEntry, createTextEntry } from "./createEntry.ts";
import type { Cursor, LastLine } from "./ReadPosition.ts";

/** How lines are read. */
export interface LineOptions {
  /** Delivers only events of these kinds, an array or a Set, and every line that is not an event; all kinds by default. */
  readonly kinds?: Iterable<string> | undefined;
  /** A longer line becomes an `oversize` entry; 16 MiB by default. */
  readonly longestLineBytes?: number | undefined;
  /** How much is read at once; 256 KiB by default, and more for a longer line. */
  readonly chunkBytes?: number | undefined;
}

/** What happens to events of unwanted kinds. */
type Others = "left-out" | "text";

/** How many events a batch has at most: with more, they would leave the young generation and grow the heap. */
const batchEntries = 32;

/** Reads the complete lines of files from a cursor on, chunk by chunk; it keeps nothing but its buffer. */
export class LineReader<Line extends Entry | TextEntry = Entry> {
  readonly #longestLineBytes: number;
  readonly #chunkBytes: number;
  readonly #filter: KindFilter | undefined;
  readonly #others: Others;
  #bytes: Uint8Array;

  private constructor(options: LineOptions, others: Others) {
    const { kinds, longestLineBytes = 16 * 2 ** 20, chunkBytes = 256 * 2 ** 10 } = options;
    this.#others = others;
    this.#filter = kinds === undefined ? undefined : new KindFilter(kinds);
    this.#longestLineBytes = longestLineBytes;
    this.#chunkBytes = chunkBytes;
    this.#bytes = allocate(chunkBytes);
  }

  /** Creates a reader that leaves out events of unwanted kinds. */
  static of(options: LineOptions = {}): LineReader {
    return new LineReader(options, "left-out");
  }

  /** Creates a reader that delivers events of unwanted kinds as text. */
  static ofAll(options: LineOptions): LineReader<Entry | TextEntry> {
    return new LineReader(options, "text");
  }

  /**
   * Reads the next chunk and returns its complete lines in batches, moving the cursor past each batch as it is taken;
   * undefined if no complete line is left. Take all batches before reading the next chunk.
   */
  async readLines(file: OpenFile, cursor: Cursor): Promise<Iterable<Line[]> | undefined> {
    // Release the memory of a long line.
    if (this.#bytes.length > this.#chunkBytes) this.#bytes = allocate(this.#chunkBytes);
    for (;;) {
      const { offset } = cursor.position;
      if (this.#isOversize(cursor)) return await this.#readOversize(file, cursor);
      const length = await file.read(this.#bytes, 0, offset);
      const end = length === 0 ? 0 : this.#bytes.lastIndexOf(newline, length - 1) + 1;
      if (end > 0) return this.#takeLines(cursor, end);
      cursor.searchedTo = offset + length;
      if (length < this.#bytes.length && !this.#isOversize(cursor)) return undefined;
      this.#grow();
    }
  }

  /**
   * Reads what follows the last line end as a line that may still grow; undefined if nothing follows, or it was delivered
   * before, or is not wanted. Call it after `readLines` returned undefined. The cursor does not move.
   */
  async readRest(file: OpenFile, cursor: Cursor): Promise<Entry | undefined> {
    const { offset, line } = cursor.position;
    const position = positionOf(cursor, offset, line);
    if (this.#isOversize(cursor)) {
      const byteLength = cursor.searchedTo - offset;
      if (cursor.searchedTo <= cursor.skipTo) return undefined;
      const start = await readLineStart(file, offset, byteLength);
      return { ...createOversizeEntry(start, byteLength, position), isUnterminated: true };
    }
    // Only the part that was searched: a line may have ended after it meanwhile.
    const bytes = this.#bytes.subarray(0, cursor.searchedTo - offset);
    const length = await file.read(bytes, 0, offset);
    // A line that was delivered without its line end may now have half of one.
    const end = contentEnd(bytes, 0, length);
    if (length === 0 || (offset < cursor.skipTo && offset + end <= cursor.skipTo)) return undefined;
    return this.#wanted({ ...createEntry(bytes, 0, length, position), isUnterminated: true });
  }

  #isOversize({ position: mark, searchedTo }: Cursor): boolean {
    return searchedTo - mark.offset > this.#longestLineBytes;
  }

  /** Grows the buffer for a longer line, up to the longest that is kept. */
  #grow(): void {
    const most = this.#longestLineBytes + this.#chunkBytes;
    if (this.#bytes.length < most) this.#bytes = allocate(Math.min(4 * this.#bytes.length, most));
  }

  *#takeLines(cursor: Cursor, end: number): Generator<Line[], void, undefined> {
    const bytes = this.#bytes;
    const { offset } = cursor.position;
    let { line } = cursor.position;
    let start = 0;
    while (start < end) {
      const entries: Line[] = [];
      let lastStart = start;
      while (start < end && entries.length < batchEntries) {
        const next = bytes.indexOf(newline, start) + 1;
        const isKnown = offset + start < cursor.skipTo && offset + contentEnd(bytes, start, next) <= cursor.skipTo;
        const position = isKnown ? undefined : positionOf(cursor, offset + start, line);
        const entry = position && this.#takeLine(start, next, position);
        if (entry !== undefined) entries.push(entry);
        line++;
        lastStart = start;
        start = next;
      }
      const last = bytes.subarray(lastStart, start);
      moveOn(cursor, closedLine(last, offset + lastStart, last.length), line);
      if (entries.length > 0) yield entries;
    }
  }

  #takeLine(start: number, end: number, position: Position): Line | undefined {
    const isOversize = end - start - 1 > this.#longestLineBytes;
    if (isOversize) {
      return createOversizeEntry(this.#bytes.subarray(start, end), end - start, position) as Line;
    }
    const other = this.#filter?.unwantedKind(this.#bytes, start);
    if (other !== undefined) {
      if (this.#others === "left-out") return undefined;
      const text = createTextEntry(this.#bytes, start, end, position, other);
      if (text !== undefined) return text as Line;
    }
    return this.#wanted(createEntry(this.#bytes, start, end, position)) as Line | undefined;
  }

  #wanted(entry: Entry): Entry | undefined {
    const isOther = entry.type === "event" && this.#filter?.wants(entry.kind) === false;
    return isOther && this.#others === "left-out" ? undefined : entry;
  }

  /** Reads past a line that is too long to keep; undefined if it has no end yet. */
  async #readOversize(file: OpenFile, cursor: Cursor): Promise<Iterable<Line[]> | undefined> {
    const { offset, line } = cursor.position;
    const end = await this.#findLineEnd(file, cursor);
    if (end === undefined) return undefined;
    const byteLength = end - offset;
    const bytes = await readLineStart(file, offset, byteLength);
    const ending = await readLineStart(file, end - lineEndBytes, lineEndBytes);
    const isKnown = end - lineEndBytes + contentEnd(ending, 0, ending.length) <= cursor.skipTo;
    const entry = createOversizeEntry(bytes, byteLength, positionOf(cursor, offset, line));
    return (function* () {
      moveOn(cursor, closedLine(bytes, offset, byteLength), line + 1);
      if (!isKnown) yield [entry as Line];
    })();
  }

  async #findLineEnd(file: OpenFile, cursor: Cursor): Promise<number | undefined> {
    for (;;) {
      const length = await file.read(this.#bytes, 0, cursor.searchedTo);
      if (length === 0) return undefined;
      const found = this.#bytes.subarray(0, length).indexOf(newline);
      if (found !== -1) return cursor.searchedTo + found + 1;
      cursor.searchedTo += length;
    }
  }
}

/** Moves a cursor past the last line read, to the line with this number. */
function moveOn(cursor: Cursor, last: LastLine, line: number): void {
  const { generation } = cursor.position;
  const offset = last.offset + last.byteLength;
  cursor.position = { generation, offset, line, last };
  cursor.searchedTo = offset;
}

/** Describes a complete line by its bytes, or at least those that its fingerprint covers. */
function closedLine(bytes: Uint8Array, offset: number, byteLength: number): LastLine {
  // The buffer is used again. The text is kept, and its fingerprint made when a bookmark asks for it, which few readers do.
  const text = lineStart(bytes);
  return {
    offset,
    byteLength,
    get fingerprint() {
      return fingerprintOf(text, hash);
    },
    isClosed: true,
  };
}

function positionOf({ file, position: mark }: Cursor, offset: number, line: number): Position {
  return { file, offset, line, generation: mark.generation };
}
