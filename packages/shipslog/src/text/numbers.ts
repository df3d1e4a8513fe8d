/** Formats a measure with one decimal, as `12.3`. Large whole numbers in a journal are parsed as `bigint`. */
export function oneDecimal(value: number | bigint): string {
  return Number(value).toFixed(1);
}

/** Formats a duration in its two largest units, as `2 h 5 min`. */
export function describeDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = [
    [days, "d"],
    [hours, "h"],
    [minutes, "min"],
    [seconds % 60, "s"],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0).slice(0, 2);
  return shown.length === 0 ? "0 s" : shown.map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}
