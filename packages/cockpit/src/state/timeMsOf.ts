/** The time a timestamp says, in milliseconds since 1970; undefined where it says none. */
export function timeMsOf(timestamp: unknown): number | undefined {
  if (typeof timestamp !== "string" || timestamp.length > 40) return undefined;
  const timeMs = Date.parse(timestamp);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}
