/** Formats a measure with one decimal, as `12.3`. Large whole numbers in a journal are parsed as `bigint`. */
export function oneDecimal(value: number | bigint): string {
  return Number(value).toFixed(1);
}
