/** Formats a time as in every event: UTC in whole seconds (F14). */
export function toTimestamp(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
}
