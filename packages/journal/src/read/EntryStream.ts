import type { Entry } from "@shipslog/contract";

const finished: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * Entries one by one, out of batches. Nothing is read before it is asked for, and no more than a batch is held, so a slow
 * consumer holds up the reading. `break`, `return` or `await using` end it and let go of everything.
 */
export class EntryStream implements AsyncIterableIterator<Entry, undefined, undefined>, AsyncDisposable {
  readonly #batches: AsyncIterator<readonly Entry[], void, undefined>;
  readonly #signal: AbortSignal;
  readonly #end: () => void;
  #batch: readonly Entry[] = [];
  #index = 0;
  /** How many asked and still wait, and the last of them. */
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** Starts the batches with a signal that is aborted when this stream is ended or the caller's signal is. */
  constructor(
    start: (signal: AbortSignal) => AsyncIterator<readonly Entry[], void, undefined>,
    signal: AbortSignal | undefined,
  ) {
    const ending = new AbortController();
    this.#end = () => ending.abort();
    this.#signal = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
    this.#batches = start(this.#signal);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Gives the next entry, at once where one is held. */
  next(): Promise<IteratorResult<Entry, undefined>> {
    const held = this.#waiting === 0 ? this.#take() : undefined;
    if (held !== undefined) return Promise.resolve(held);
    this.#waiting++;
    // Those who ask before an answer is there are answered in their order.
    const turn = this.#turn.then(() => this.#fetch()).finally(() => this.#waiting--);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Ends the stream; what was read and not taken is dropped. */
  async return(): Promise<IteratorReturnResult<undefined>> {
    this.#end();
    await this.#batches.return?.();
    return finished;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #take(): IteratorResult<Entry, undefined> | undefined {
    if (this.#signal.aborted) return undefined;
    const value = this.#batch[this.#index];
    if (value === undefined) return undefined;
    this.#index++;
    return { done: false, value };
  }

  async #fetch(): Promise<IteratorResult<Entry, undefined>> {
    for (;;) {
      const held = this.#take();
      if (held !== undefined) return held;
      const next = await this.#batches.next();
      if (next.done === true) return finished;
      // Ended while it was reading: whoever iterates is told that it is over and asks for nothing more.
      if (this.#signal.aborted) return this.return();
      this.#batch = next.value;
      this.#index = 0;
    }
  }
}
