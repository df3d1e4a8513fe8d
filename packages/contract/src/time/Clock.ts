declare global {
  /** The contract is compiled without the types of Node and of browsers; both add to this interface. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** Waits, and returns early if the signal is aborted; it never throws. */
export type Sleep = (delayMs: number, signal?: AbortSignal) => Promise<void>;

/** The time and the timer that a function uses: the timer decides when it looks, the time labels what it saw. */
export interface Clock {
  /** Milliseconds since 1970. A person or a time server may set this clock at any moment, so it never paces anything. */
  nowMs(): number;
  /** Milliseconds since any start. They pass with real time whatever happens to `nowMs`, so they pace and measure. */
  monotonicMs(): number;
  readonly sleep: Sleep;
}
