/** Formats a time as the journal does: UTC, whole seconds. */
export function timestampOf(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, -5)}Z`;
}
