const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });

/** Writes a number with commas between thousands, without decimals. */
export function grouped(value: number): string {
  return whole.format(value);
}

/** Writes a number of things, as `1 jump` or `2 jumps`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** Writes a number in few characters, as 1.2M. */
export function compactNumber(value: number): string {
  return Math.abs(value) < 10_000 ? grouped(value) : short.format(value);
}

/** Writes a number with decimals, and none where it has none. */
export function decimalNumber(value: number, decimals = 1): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: decimals });
}

/** Rounds a place in a picture: a tenth of a pixel is as fine as anybody sees. */
export function place(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Writes a time as its day. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
