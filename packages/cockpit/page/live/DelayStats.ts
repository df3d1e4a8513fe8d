/** How many records the figures rest on. */
const kept = 200;
/** Beyond this the clocks of the two machines differ, and the figure says nothing. */
const believableMs = 60_000;

/** How long records took from the server's eyes to this page. */
export interface DelayFigures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly count: number;
}

/** Collects the delays of the latest records. */
export class DelayStats {
  #delaysMs: readonly number[] = [];

  add(delayMs: number): void {
    if (delayMs < 0 || delayMs > believableMs) return;
    this.#delaysMs = [...this.#delaysMs.slice(1 - kept), delayMs];
  }

  /** Undefined before the first record. */
  figures(): DelayFigures | undefined {
    const sorted = this.#delaysMs.toSorted((a, b) => a - b);
    const at = (share: number): number | undefined =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    const [p50Ms, p95Ms] = [at(0.5), at(0.95)];
    return p50Ms === undefined || p95Ms === undefined ? undefined : { p50Ms, p95Ms, count: sorted.length };
  }
}
