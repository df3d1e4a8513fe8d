/** Formats a whole number with commas between thousands. */
export function groupDigits(value: number | bigint): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Formats a number of things, as `1 line` or `2 lines`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}

/** Formats a measure with one decimal, as `12.3`. Large whole numbers in a journal are parsed as `bigint`. */
export function oneDecimal(value: number | bigint): string {
  return Number(value).toFixed(1);
}
