import { parseJournalName, type Sleep } from "@shipslog/contract";
import type { Disk } from "../machine/Disk.ts";

/** The shortest pause between two looks, however often the folder changes. */
const leastPauseMs = 5;

/** Waits until the next look at a folder: a fixed time, or less if the system reports that a journal changed. */
export class ChangeWaiter {
  readonly #sleep: Sleep;
  readonly #signal: AbortSignal;
  #changedNames = new Set<string>();
  #wake = new AbortController();
  #stopWatching: (() => void) | undefined;
  readonly #onAbort = (): void => this.#wake.abort();

  constructor(sleep: Sleep, signal: AbortSignal) {
    this.#sleep = sleep;
    this.#signal = signal;
    // One listener for the whole life: the signal would keep an `AbortSignal.any` of every wait (seen in Node 22).
    signal.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Watches an existing folder. After the folder is removed, call `stop` and watch again once it is back. */
  watch(disk: Disk, folder: string): void {
    this.#stopWatching ??= disk.watch(folder, (name) => {
      // Companion files change all the time and do not matter here.
      if (name !== undefined && parseJournalName(name) === undefined) return;
      this.#changedNames.add(name ?? "");
      this.#wake.abort();
    });
  }

  /** Stops watching the folder. */
  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  /** Releases everything. */
  end(): void {
    this.stop();
    this.#signal.removeEventListener("abort", this.#onAbort);
  }

  /** Returns the names that changed since the last call; an empty string means that the name is unknown. */
  takeChangedNames(): ReadonlySet<string> {
    const names = this.#changedNames;
    this.#changedNames = new Set();
    return names;
  }

  /** Waits until the next look and returns the least time that passed. */
  async wait(pauseMs: number): Promise<number> {
    if (this.#signal.aborted) return 0;
    await this.#sleep(pauseMs, this.#wake.signal);
    if (!this.#wake.signal.aborted) return pauseMs;
    await this.#sleep(leastPauseMs, this.#signal);
    this.#wake = new AbortController();
    return leastPauseMs;
  }
}
