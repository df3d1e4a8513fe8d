/** Processor time of a command before and after a change, in seconds. */
export interface MeasuredTimes {
  readonly work: string;
  /** Undefined where it was not measured. */
  readonly before: number | undefined;
  readonly after: number;
}

/**
 * Measured on 2026-11-15 on two cores shared with other work, Node v24.21.0, seed 42, both commands in turns; the hour is the
 * median of three pairs. Before is commit 20cdeb5, which wrote every content of the companion files.
 */
export const simulateTimes: readonly MeasuredTimes[] = [
  { work: "one hour of play, over the start-up of the command", before: 2.35, after: 0.09 },
  { work: "ten hours of play, start-up included", before: 13.99, after: 1.6 },
  { work: "1,000 hours of play, start-up included", before: undefined, after: 18.47 },
];
