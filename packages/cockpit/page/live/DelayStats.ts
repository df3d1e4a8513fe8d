/** How many records the figures cover. */
const maxRecords = 200;
/** A longer delay means that the clocks of the two machines differ. */
const maxDelayMs = 60_000;

/** Delays from the server's read to this page. */
export interface DelayFigures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly count: number;
}

/** Keeps the delays of the latest records. */
export class DelayStats {
  #delaysMs: readonly number[] = [];

  add(delayMs: number): void {
    if (delayMs < 0 || delayMs > maxDelayMs) return;
    this.#delaysMs = [...this.#delaysMs.slice(1 - maxRecords), delayMs];
  }

  /** Median and 95th percentile; undefined before the first record. */
  figures(): DelayFigures | undefined {
    const sorted = this.#delaysMs.toSorted((a, b) => a - b);
    const at = (share: number): number | undefined =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    const [p50Ms, p95Ms] = [at(0.5), at(0.95)];
    return p50Ms === undefined || p95Ms === undefined ? undefined : { p50Ms, p95Ms, count: sorted.length };
  }
}
