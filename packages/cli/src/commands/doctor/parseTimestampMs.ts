/** Parses a timestamp of the journal, in milliseconds since 1970; undefined for any other value. */
export function parseTimestampMs(timestamp: unknown): number | undefined {
  const timeMs = typeof timestamp === "string" ? Date.parse(timestamp) : NaN;
  return Number.isNaN(timeMs) ? undefined : timeMs;
}
