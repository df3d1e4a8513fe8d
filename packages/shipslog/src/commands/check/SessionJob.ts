import type { CheckOptions } from "@shipslog/check";
import type { Dialect } from "@shipslog/contract";

/** A session to check on its own: its files in order of part. */
export interface SessionJob {
  readonly paths: readonly string[];
  /** The dialect of its folder. */
  readonly dialect: Dialect;
  /** The total size of the files, for the progress bar. */
  readonly byteLength: number;
  /** The folder whose companion files belong to the session; set for the last session of a folder. */
  readonly companionsIn: string | undefined;
}

/** What a thread receives when it starts; each job has its own dialect. */
export type WorkerSettings = Omit<CheckOptions, "dialect">;
