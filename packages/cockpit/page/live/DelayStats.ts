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
  /** Read times of the latest records that no frame has shown yet. A hidden page draws no frames. */
  #waitingMs: number[] = [];

  /** Notes the read time of a record that the next frame shows. */
  await(readAtMs: number): void {
    if (this.#waitingMs.length >= maxRecords) this.#waitingMs.shift();
    this.#waitingMs.push(readAtMs);
  }

  /** Measures the records that a frame shows now. */
  draw(nowMs: number): void {
    for (const readAtMs of this.#waitingMs) this.add(nowMs - readAtMs);
    this.#waitingMs = [];
  }

  add(delayMs: number): void {
    if (delayMs < 0 || delayMs > maxDelayMs) return;
    this.#delaysMs = [...this.#delaysMs.slice(1 - maxRecords), delayMs];
  }

  /** Median and 95th percentile; undefined before the first record. */
  figures(): DelayFigures | undefined {
    const sorted = this.#delaysMs.toSorted((a, b) => a - b);
    const at = (share: number): number | undefined =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    const p50Ms = at(0.5);
    const p95Ms = at(0.95);
    return p50Ms === undefined || p95Ms === undefined ? undefined : { p50Ms, p95Ms, count: sorted.length };
  }
}
