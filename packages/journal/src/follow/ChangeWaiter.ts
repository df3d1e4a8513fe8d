import type { Sleep } from "../machine/Clock.ts";
import type { Disk } from "../machine/Disk.ts";
import { parseJournalName } from "@shipslog/contract";

/** The shortest pause between two looks, however often the folder rings. */
const ringPauseMs = 5;

/** Waits for the next look at a folder: a fixed time, or less where the system says that a journal changed. */
export class ChangeWaiter {
  readonly #sleep: Sleep;
  readonly #signal: AbortSignal;
  #rung = new Set<string>();
  #wake = new AbortController();
  #stopWatching: (() => void) | undefined;
  readonly #onAbort = (): void => this.#wake.abort();

  constructor(sleep: Sleep, signal: AbortSignal) {
    this.#sleep = sleep;
    this.#signal = signal;
    // One listener for the whole life: `AbortSignal.any` at each wait would be kept by the signal (seen in Node 22).
    signal.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Listens to a folder that is there; once it is gone, a folder that comes again is another. */
  listen(disk: Disk, folder: string): void {
    this.#stopWatching ??= disk.watch(folder, (name) => {
      // Companion files change all the time and are not waited for here.
      if (name !== undefined && parseJournalName(name) === undefined) return;
      this.#rung.add(name ?? "");
      this.#wake.abort();
    });
  }

  /** Stops listening to the folder. */
  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  /** Lets go of everything. */
  end(): void {
    this.stop();
    this.#signal.removeEventListener("abort", this.#onAbort);
  }

  /** Takes the names that rang since the last look. */
  takeChangedNames(): ReadonlySet<string> {
    const rung = this.#rung;
    this.#rung = new Set();
    return rung;
  }

  /** Waits for the next look and tells how long at least. */
  async wait(pauseMs: number): Promise<number> {
    if (this.#signal.aborted) return 0;
    await this.#sleep(pauseMs, this.#wake.signal);
    if (!this.#wake.signal.aborted) return pauseMs;
    await this.#sleep(ringPauseMs, this.#signal);
    this.#wake = new AbortController();
    return ringPauseMs;
  }
}
