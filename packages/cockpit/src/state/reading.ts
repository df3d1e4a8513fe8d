/**
 * Which lines of kinds outside the specification are compared with real journals: all, none, or those of one journal and the
 * later ones.
 */
export type ComparedLines = "all" | "none" | { readonly from: string };

/** How much of the journals that existed at the start has been read. */
export interface ReadingProgress {
  readonly type: "reading";
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** Undefined when the reader does not check. */
  readonly compared?: ComparedLines | undefined;
  /** Whether something was read that was written after the start. */
  readonly isGrowing: boolean;
}

/** The progress of the first reading. */
export interface ReadingTopic {
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** When everything that existed at the start was read, by the clock of the server; undefined before that. */
  readonly caughtUpAtMs: number | undefined;
  readonly compared?: ComparedLines | undefined;
  /** Whether something was read that was written after the start. */
  readonly isGrowing: boolean;
}

/** Updates the progress; `atMs` is when it was reported. */
export function foldReading(before: ReadingTopic | undefined, progress: ReadingProgress, atMs: number): ReadingTopic {
  const { doneBytes, totalBytes, compared, isGrowing } = progress;
  const caughtUpAtMs = doneBytes < totalBytes ? undefined : (before?.caughtUpAtMs ?? atMs);
  return { doneBytes, totalBytes, caughtUpAtMs, compared, isGrowing };
}
