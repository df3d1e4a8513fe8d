/** Waits, and returns early if the signal is aborted; it never throws. */
export type Sleep = (delayMs: number, signal?: AbortSignal) => Promise<void>;

/** The time and the timer that a function uses: the timer decides when it looks, the time labels what it saw. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  readonly sleep: Sleep;
}
