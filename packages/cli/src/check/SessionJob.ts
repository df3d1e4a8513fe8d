import type { CheckOptions } from "@shipslog/check";

/** One session to check apart from the others: its files in order of part, and the folder whose companion files close it. */
export interface SessionJob {
  readonly paths: readonly string[];
  /** Total size of the files, for the progress bar. */
  readonly byteLength: number;
  /** The folder to look for companion files in, for the last session of a folder. */
  readonly companionsIn: string | undefined;
}

/** What a thread is given once: how to check. */
export type WorkerSettings = CheckOptions;
