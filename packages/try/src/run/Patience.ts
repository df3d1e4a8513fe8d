import type { Clock } from "@shipslog/journal";

const sliceMs = 25;

/**
 * Waits for conditions, and counts the time that passes. A slice of time counts at most twice its length: when the machine
 * is busy or asleep, the reader had no more time than the suite itself.
 */
export class Patience {
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  #changed = Promise.withResolvers<void>();

  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock;
    this.#signal = signal;
  }

  /** Ends the present slice, because something has changed. */
  wake(): void {
    this.#changed.resolve();
  }

  /** Waits until a condition holds; false when it does not within the limit, which the condition may shorten. */
  async until(holds: () => boolean, limitMs: () => number): Promise<boolean> {
    for (let countedMs = 0; ;) {
      if (holds()) return true;
      if (countedMs >= limitMs() || this.#signal.aborted) return false;
      countedMs += await this.#slice();
    }
  }

  /** Lets time pass. */
  async pass(delayMs: number, isOver: () => boolean): Promise<void> {
    await this.until(isOver, () => delayMs);
  }

  async #slice(): Promise<number> {
    this.#changed = Promise.withResolvers();
    const startMs = this.#clock.monotonicMs();
    const ending = new AbortController();
    await Promise.race([this.#changed.promise, this.#clock.sleep(sliceMs, ending.signal)]);
    ending.abort();
    return Math.min(2 * sliceMs, this.#clock.monotonicMs() - startMs);
  }
}
