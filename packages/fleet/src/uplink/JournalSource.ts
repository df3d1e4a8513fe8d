import type { Entry } from "@shipslog/contract";
import type { FileOffset } from "../message/watermark.ts";

/**
 * Provides the lines of one commander from files that can be read again. An uplink has no other memory, so the source must
 * return the same lines at the same positions each time.
 */
export interface JournalSource {
  /** The files that exist now. */
  files(): Promise<readonly string[]>;
  /**
   * Reads each file from its offset, and files without one from the start. A source may follow its files or end. Lines before an
   * offset may be returned again.
   */
  read(offsets: readonly FileOffset[], signal: AbortSignal): AsyncIterable<readonly Entry[]>;
  /**
   * Whether a file contains the line that a watermark ends with. A source without it is trusted to have one file of each name;
   * otherwise lines of a replaced file, or of another machine's file of the same name, would count as stored.
   */
  holds?(mark: FileOffset): Promise<boolean>;
}
