/** Parses a timestamp to milliseconds since 1970; undefined when it is not a valid one. */
export function timeMsOf(timestamp: unknown): number | undefined {
  if (typeof timestamp !== "string" || timestamp.length > 40) return undefined;
  const timeMs = Date.parse(timestamp);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}
