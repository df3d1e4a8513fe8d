import type { JsonObject } from "@shipslog/contract";
import { isStatusChange } from "./statusChange.ts";

/**
 * The least time between two writes of Status.json. Timestamps are whole seconds, and a reader may ignore a Status whose
 * timestamp did not advance, so an earlier change waits and the state at that time is written (docs/readings.md).
 */
export const statusPauseMs = 1000;

/** Decides by simulated time when Status.json is written: after a significant change, and at least once a period. */
export class StatusSchedule {
  readonly #periodMs: number;
  #shown: JsonObject | undefined;
  #written: { readonly status: JsonObject; readonly atMs: number } | undefined;
  #isChanged = false;
  #shownAtMs = 0;
  #isResting = false;
  #awakeSinceMs = -Infinity;

  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  /** Sets what Status.json would show from now on. */
  show(status: JsonObject, atMs: number): void {
    this.#shown = status;
    this.#shownAtMs = atMs;
    this.#isChanged = this.#written === undefined || isStatusChange(this.#written.status, status);
  }

  /** Pauses or resumes the periodic writes: after Shutdown only changes are written. */
  setResting(isResting: boolean, atMs: number): void {
    if (this.#isResting && !isResting) this.#awakeSinceMs = atMs;
    this.#isResting = isResting;
  }

  /** Whether the Status differs significantly from the last write. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** When the file is written next if nothing changes; Infinity before there is a Status. */
  get dueMs(): number {
    if (this.#written === undefined) return this.#isChanged ? this.#shownAtMs : Infinity;
    if (this.#isChanged) return Math.max(this.#shownAtMs, this.#written.atMs + statusPauseMs);
    return this.#isResting ? Infinity : Math.max(this.#awakeSinceMs, this.#written.atMs + this.#periodMs);
  }

  /** Records a write at this time, and returns the Status to write, without the timestamp of the write. */
  write(atMs: number): JsonObject {
    if (this.#shown === undefined) throw new TypeError("there is no Status to write");
    this.#written = { status: this.#shown, atMs };
    this.#isChanged = false;
    return this.#shown;
  }
}
