/** Time as the fleet uses it: to wait, and to tell how long something took. */
export interface FleetClock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Waits, and returns early when the signal is aborted; it never throws. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}
