/** Time as the fleet uses it: to wait, and to measure durations. */
export interface FleetClock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Waits, and returns early when the signal is aborted. It never rejects. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}
