import type { Entry } from "@shipslog/contract";
import type { FileOffset } from "../message/FileOffset.ts";

/**
 * Where the lines of one commander come from: files that can be read again. The file is the memory of an uplink, so it must
 * give the same lines at the same positions each time.
 */
export interface JournalSource {
  /** The files that are there now. */
  files(): Promise<readonly string[]>;
  /**
   * Reads each file from its place, those without one from the beginning, and goes on as the source sees fit; a source
   * that ends is done. Lines before a place may be given again.
   */
  read(places: readonly FileOffset[], signal: AbortSignal): AsyncIterable<readonly Entry[]>;
}
