const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });

/** Prints a number with commas between thousands and without decimals. */
export function printInteger(value: number): string {
  return whole.format(value);
}

/** Prints a number of things, as `1 jump` or `2 jumps`. */
export function printCount(count: number, one: string, many = `${one}s`): string {
  return `${printInteger(count)} ${count === 1 ? one : many}`;
}

/** Prints a number in few characters, as 1.2M. */
export function printCompact(value: number): string {
  return Math.abs(value) < 10_000 ? printInteger(value) : short.format(value);
}

/** Prints a number with at most some decimals. */
export function printDecimal(value: number, decimals = 1): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: decimals });
}

/** Rounds a coordinate to a tenth of a pixel, which is finer than visible. */
export function roundPixel(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Prints the day of a time, as `2026-05-01`. */
export function printDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
