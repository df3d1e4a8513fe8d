/** The line that was read last. A file that no longer contains it was truncated or replaced. */
export interface LastLine {
  readonly offset: number;
  /** Length in bytes with its line end, or of what was there if it had none yet. */
  readonly byteLength: number;
  readonly fingerprint: string;
  /** Whether it is known to have had its line end. */
  readonly isClosed: boolean;
  /** Covers all of a long line without a line end: whether it grew or was rewritten may show only after its beginning. */
  readonly wholeFingerprint?: string | undefined;
}

/** How far a file was read: where the next line starts, its number, and the line before it. */
export interface ReadPosition {
  readonly generation: number;
  readonly offset: number;
  readonly line: number;
  /** Undefined if nothing of this generation was read. */
  readonly last: LastLine | undefined;
}

/** The first byte of a file. */
const fileStart: ReadPosition = { generation: 0, offset: 0, line: 1, last: undefined };

/** A reader's current place in one file; reading moves it. */
export interface Cursor {
  readonly file: string;
  position: ReadPosition;
  /** Lines that end at or before this offset are counted but not delivered: they were delivered before or are skipped. */
  skipTo: number;
  /** There is no line end between the position and this offset, so that a long line is searched only once. */
  searchedTo: number;
}

/** Creates a cursor in a file, at its start by default. */
export function cursorAt(file: string, position: ReadPosition = fileStart): Cursor {
  return { file, position, skipTo: 0, searchedTo: position.offset };
}

/** The size that a file must have at least to still contain what was read. */
export function leastSize({ position, skipTo }: Cursor): number {
  return Math.max(position.offset, skipTo);
}

/** Moves a cursor to the start of a truncated file, in the next generation. */
export function rewind(cursor: Cursor): void {
  cursor.position = { ...fileStart, generation: cursor.position.generation + 1 };
  cursor.skipTo = 0;
  cursor.searchedTo = 0;
}

/** Moves back to the start of the last line, which was delivered without a line end and may have grown. */
export function reopenLast(cursor: Cursor, last: LastLine): void {
  const { position } = cursor;
  const line = position.offset === last.offset ? position.line : position.line - 1;
  cursor.position = { ...position, offset: last.offset, line, last };
  cursor.skipTo = Math.max(cursor.skipTo, last.offset + last.byteLength);
  cursor.searchedTo = last.offset;
}
