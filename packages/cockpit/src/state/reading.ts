/** How much of the journals that existed at the start has been read. */
export interface ReadingProgress {
  readonly type: "reading";
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** The progress of the first reading. */
export interface ReadingTopic {
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** When everything that existed at the start was read, by the clock of the server; undefined before that. */
  readonly caughtUpAtMs: number | undefined;
}

/** Updates the progress; `atMs` is when it was reported. */
export function foldReading({ doneBytes, totalBytes }: ReadingProgress, atMs: number): ReadingTopic {
  return { doneBytes, totalBytes, caughtUpAtMs: doneBytes < totalBytes ? undefined : atMs };
}
