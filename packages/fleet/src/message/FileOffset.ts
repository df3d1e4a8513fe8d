import type { Watermark } from "@shipslog/contract";

/** An offset in one generation of a journal file: a watermark without its commander. */
export type FileOffset = Omit<Watermark, "commander">;

/** The watermarks of all generations of a file, as a collector reports them. */
export interface FileMarks {
  readonly file: string;
  /** The newest generation first; empty if nothing of the file is stored. */
  readonly marks: readonly FileOffset[];
  /** Whether these are all generations. A collector of the first version reports only the newest. */
  readonly isComplete: boolean;
}
