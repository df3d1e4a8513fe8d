import type { CollectorProgress } from "../message/CollectorProgress.ts";

/**
 * Notices that lines were lost although nobody says so: the broker has another stream than before, or a collector has nothing left to
 * store while nothing has happened for a while.
 */
export class StallWatch {
  readonly #patienceMs: number;
  #streamId: string | undefined;
  /** Lines sent plus watermarks received, the same at the last progress message, and since when it is unchanged. */
  #activity = 0;
  #activityBefore = 0;
  #quietSinceMs: number;

  constructor(patienceMs: number, nowMs: number) {
    this.#patienceMs = patienceMs;
    this.#quietSinceMs = nowMs;
  }

  /** Takes note that a line was sent or read again, or that a watermark has arrived. */
  noteActivity(): void {
    this.#activity++;
  }

  /** Judges the progress of a collector: whether lines that are not stored by now are lost. */
  isStalled({ streamId, isIdle }: CollectorProgress, nowMs: number): boolean {
    const isNew = this.#streamId !== undefined && this.#streamId !== streamId;
    this.#streamId = streamId;
    if (this.#activity !== this.#activityBefore) {
      this.#activityBefore = this.#activity;
      this.#quietSinceMs = nowMs;
    }
    const isQuiet = nowMs - this.#quietSinceMs > this.#patienceMs;
    return isNew || (isIdle && isQuiet);
  }
}
