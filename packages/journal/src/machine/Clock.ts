/** Waits, and returns early when the signal is aborted; it never throws. */
export type Sleep = (delayMs: number, signal?: AbortSignal) => Promise<void>;

/** Time as the journal uses it: a timer decides when it looks, the time of day only labels what it saw. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  readonly sleep: Sleep;
}
