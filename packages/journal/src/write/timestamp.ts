/** Formats a time as in every event: UTC in whole seconds (format-facts 1, Bytes). */
export function toTimestamp(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
}
