import type { Entry } from "@shipslog/contract";

const finished: IteratorReturnResult<undefined> = { done: true, value: undefined };

type Batches<Item> = AsyncIterator<readonly Item[], void, undefined>;

/**
 * Turns batches into single items. It reads only when the next item is awaited and keeps one batch, so a slow consumer
 * slows the reading. `break`, `return` or `await using` end it and release everything.
 */
export class EntryStream<Item extends object = Entry>
  implements AsyncIterableIterator<Item, undefined, undefined>, AsyncDisposable
{
  readonly #batches: Batches<Item>;
  readonly #signal: AbortSignal;
  readonly #end: () => void;
  #batch: readonly Item[] = [];
  #index = 0;
  /** How many calls of `next` are waiting, and the last of them. */
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** Starts the batches with a signal that is aborted when this stream ends or the caller's signal is aborted. */
  constructor(start: (signal: AbortSignal) => Batches<Item>, signal: AbortSignal | undefined) {
    const ending = new AbortController();
    this.#end = () => ending.abort();
    this.#signal = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
    this.#batches = start(this.#signal);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Returns the next item, without waiting if the batch has one. */
  next(): Promise<IteratorResult<Item, undefined>> {
    const held = this.#waiting === 0 ? this.#take() : undefined;
    if (held !== undefined) return Promise.resolve(held);
    this.#waiting++;
    // Calls that wait are answered in their order.
    const turn = this.#turn.then(() => this.#fetch()).finally(() => this.#waiting--);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Ends the stream and drops what was read but not taken. */
  async return(): Promise<IteratorReturnResult<undefined>> {
    this.#end();
    await this.#batches.return?.();
    return finished;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #take(): IteratorResult<Item, undefined> | undefined {
    if (this.#signal.aborted) return undefined;
    const value = this.#batch[this.#index];
    if (value === undefined) return undefined;
    this.#index++;
    return { done: false, value };
  }

  async #fetch(): Promise<IteratorResult<Item, undefined>> {
    for (;;) {
      const held = this.#take();
      if (held !== undefined) return held;
      const next = await this.#batches.next();
      if (next.done === true) return finished;
      // Aborted while it was reading: the consumer gets the end instead of the batch.
      if (this.#signal.aborted) return this.return();
      this.#batch = next.value;
      this.#index = 0;
    }
  }
}
