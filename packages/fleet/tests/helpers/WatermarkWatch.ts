import { setTimeout as sleep } from "node:timers/promises";
import { readManifests } from "../../../archive/src/lake/lake.ts";

/** What was seen of the commits of a lake. */
export interface WatermarkCounts {
  /** How often the lake was looked at. */
  readonly looks: number;
  /** How often a journal was stored less far than at an earlier look. */
  readonly setBack: number;
}

/**
 * Looks at the commits of a lake while it grows: how far a journal is stored must never go back. The finished lake does not show the
 * order of its commits, because collectors merge files.
 */
export class WatermarkWatch implements AsyncDisposable {
  readonly #lake: string;
  readonly #furthest = new Map<string, number>();
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #looks = 0;
  #setBack = 0;

  constructor(lake: string) {
    this.#lake = lake;
  }

  /** Looks every so often until `end`. */
  begin(everyMs = 200): void {
    this.#running = this.#lookUntilStopped(everyMs);
  }

  /** Looks once. */
  async look(): Promise<void> {
    // A manifest may be removed while it is read, and before the first commit there is none.
    const manifests = await readManifests(this.#lake).catch(() => undefined);
    if (manifests === undefined) return;
    this.#looks++;
    for (const { commander, file, generation, offset } of manifests.flatMap(({ watermarks }) => watermarks)) {
      const journal = JSON.stringify([commander, file, generation]);
      if (offset < (this.#furthest.get(journal) ?? 0)) this.#setBack++;
      this.#furthest.set(journal, offset);
    }
  }

  /** Ends looking, after a last look, and returns what was seen. */
  async end(): Promise<WatermarkCounts> {
    await this[Symbol.asyncDispose]();
    await this.look();
    return { looks: this.#looks, setBack: this.#setBack };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #lookUntilStopped(everyMs: number): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.look();
      await sleep(everyMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }
}
