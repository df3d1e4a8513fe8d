/** What is wrong with the output of a reader; docs/try.md says what each word means. */
export type TryVerdict = "lost" | "repeated" | "changed" | "out of order" | "late" | "crashed" | "hung";

/** One difference between what was due and what came out. */
export interface Difference {
  readonly verdict: TryVerdict;
  /** The line that the game wrote; undefined when it wrote none. */
  readonly expected: string | undefined;
  /** The line that the reader printed; undefined when it printed none. */
  readonly received: string | undefined;
  /** What the two lines do not say. */
  readonly note: string;
}
