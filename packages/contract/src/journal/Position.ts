/**
 * The place and identity of an entry: timestamps and contents repeat in real journals, positions do not.
 * The generation counts how often the file was truncated and begun again.
 */
export interface Position {
  /** Base name of the journal file. */
  readonly file: string;
  /** Byte offset of the first byte of the line. */
  readonly offset: number;
  /** Line number, counted from 1. */
  readonly line: number;
  /** How often this file had been truncated before this line was read. */
  readonly generation: number;
}
