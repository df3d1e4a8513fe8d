import type { FileType } from "../machine/Disk.ts";

/** Something in a journal folder that has the name of a journal and is not a file, so that it is never opened. */
export interface SkippedJournal {
  readonly file: string;
  /** What it is: `missing` is a symbolic link that leads to nothing. */
  readonly type: Exclude<FileType, "file"> | "missing";
}
