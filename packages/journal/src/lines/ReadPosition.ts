/** The line that was read last, so that it can be looked for again: a file that no longer holds it was begun again. */
export interface LastLine {
  readonly offset: number;
  /** Length in bytes with its line end, or as far as it stood when it had none yet. */
  readonly byteLength: number;
  readonly fingerprint: string;
  /** Whether it surely had its line end. */
  readonly isClosed: boolean;
}

/** How far a file was read: where the next line to read begins, that line's number, and the line that was read last. */
export interface ReadPosition {
  readonly generation: number;
  readonly offset: number;
  readonly line: number;
  /** Undefined where nothing of this generation has been read. */
  readonly last: LastLine | undefined;
}

/** A file from its first byte. */
export const fileStart: ReadPosition = { generation: 0, offset: 0, line: 1, last: undefined };

/** Where reading stands in one file, moved on by those who read. */
export interface Cursor {
  readonly file: string;
  position: ReadPosition;
  /** Lines whose content ends at or before this offset are counted and not delivered: they were, or nobody wants them. */
  skipTo: number;
  /** Up to here no line end was found behind the mark, so that one look searches a line of any length only once. */
  searchedTo: number;
}

/** Puts a cursor into a file. */
export function cursorAt(file: string, mark: ReadPosition = fileStart): Cursor {
  return { file, position: mark, skipTo: 0, searchedTo: mark.offset };
}

/** Tells how many bytes a file must have for what was read of it to be still there. */
export function leastSize({ position: mark, skipTo }: Cursor): number {
  return Math.max(mark.offset, skipTo);
}

/** Puts a cursor back to the beginning of a file that was begun again. */
export function rewind(cursor: Cursor): void {
  cursor.position = { ...fileStart, generation: cursor.position.generation + 1 };
  cursor.skipTo = 0;
  cursor.searchedTo = 0;
}

/** Goes back to the beginning of the last line, which had no line end when it was delivered: it may have grown. */
export function reopenLast(cursor: Cursor, last: LastLine): void {
  const { position: mark } = cursor;
  const line = mark.offset === last.offset ? mark.line : mark.line - 1;
  cursor.position = { ...mark, offset: last.offset, line, last };
  cursor.skipTo = Math.max(cursor.skipTo, last.offset + last.byteLength);
  cursor.searchedTo = last.offset;
}
