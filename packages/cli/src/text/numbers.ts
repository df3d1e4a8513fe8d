/** Writes a whole number with commas between thousands. */
export function grouped(value: number | bigint): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Writes a number of things, as `1 line` or `2 lines`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** Writes a measure with one decimal, as `12.3`; a journal may hold a whole number too long for a `number`. */
export function measured(value: number | bigint): string {
  return Number(value).toFixed(1);
}
