import type { Moment } from "@shipslog/contract";

/** The moments of a session that ends early once a signal is aborted, between two seconds of simulated time. */
export class MomentsUntilAbort implements Iterable<Moment> {
  readonly #moments: Iterable<Moment>;
  readonly #signal: AbortSignal;
  #isAborted = false;

  constructor(moments: Iterable<Moment>, signal: AbortSignal) {
    this.#moments = moments;
    this.#signal = signal;
  }

  /** Whether the session ended early. */
  get isAborted(): boolean {
    return this.#isAborted;
  }

  *[Symbol.iterator](): Generator<Moment, void, undefined> {
    let second: number | undefined;
    for (const moment of this.#moments) {
      const next = Math.floor(moment.timeMs / 1000);
      this.#isAborted = this.#signal.aborted && second !== undefined && next !== second;
      if (this.#isAborted) return;
      second = next;
      yield moment;
    }
  }
}
