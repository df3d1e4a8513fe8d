/** Writes a whole number with commas between thousands. */
export function formatInteger(value: number | bigint): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Writes a number of things, as `1 line` or `2 lines`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

/** Writes a measure with one decimal, as `12.3`; a journal may hold a whole number too long for a `number`. */
export function formatDecimal(value: number | bigint): string {
  return Number(value).toFixed(1);
}
