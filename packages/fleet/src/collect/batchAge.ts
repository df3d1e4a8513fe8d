/** A collector spends at most a quarter of the time on commits, unless batches become this old or are full. */
const restFactor = 3;
const oldestMs = 5000;

/**
 * How old a batch becomes before it is written: at least `batchMs`, and three times as long as the last write took. Most of a commit costs the same for
 * one line and for a thousand, so a collector that is short of processor time makes fewer and larger commits.
 */
export function batchAge(batchMs: number, lastWriteMs: number): number {
  return Math.max(batchMs, Math.min(oldestMs, restFactor * lastWriteMs));
}
