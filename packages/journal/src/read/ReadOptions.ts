import type { Sleep } from "@shipslog/contract";
import type { Disk } from "../machine/Disk.ts";
import type { LineOptions } from "../lines/LineReader.ts";
import type { Notice } from "../Notice.ts";
import type { ReadStart } from "./ReadStart.ts";

/** How a single file is read. */
export interface ReadFileOptions extends LineOptions {
  /** Ends the reading without an error. */
  readonly signal?: AbortSignal | undefined;
  readonly disk?: Disk | undefined;
  readonly sleep?: Sleep | undefined;
}

/** How a folder is read. */
export interface ReadOptions extends ReadFileOptions {
  /** Where to start; the first line of the first file by default. */
  readonly from?: ReadStart | undefined;
  /**
   * Called for problems that do not stop the reading. Without it, `readJournal` throws a JournalError at a file that it
   * cannot read instead of leaving it out unnoticed.
   */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
}
