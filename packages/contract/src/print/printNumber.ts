import type { DecimalsLayout, DigitsLayout } from "../text/Layout.ts";

/** How a number is printed that is not plain. */
export type NumberLayout = DecimalsLayout | DigitsLayout;

/** Throws for a number that JSON cannot represent. */
function mustBeFinite(value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as JSON`);
}

/** Prints a number as the game does, which may lose digits: in single precision where the game uses it. */
function fix(value: number, layout: NumberLayout): string {
  if ("digits" in layout) return printDigits(value, layout.digits);
  const { decimals, precision } = layout;
  return (precision === "single" ? Math.fround(value) : value).toFixed(decimals);
}

/** Prints as `%g` does in C: an exponent of at least two digits if it is below -4 or not below the number of digits. */
function printDigits(value: number, digits: number): string {
  const [mantissa = "", power = ""] = value.toExponential(digits - 1).split("e");
  const exponent = Number(power);
  if (exponent >= -4 && exponent < digits) return withoutZeros(value.toFixed(digits - 1 - exponent));
  const sign = exponent < 0 ? "-" : "+";
  return `${withoutZeros(mantissa)}e${sign}${String(Math.abs(exponent)).padStart(2, "0")}`;
}

/** Removes the zeros at the end of decimals. */
function withoutZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** Prints the shortest text that parses back to the same number, and not to a `bigint`: a large integer gets an exponent. */
function printShortest(value: number): string {
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);
}

/**
 * Prints a number in the layout of its field if that text parses to the same number, otherwise the shortest text.
 * Negative zero prints as zero, which equals it: the game never writes one (F15).
 */
export function printNumber(value: number, layout: NumberLayout | undefined): string {
  mustBeFinite(value);
  if (layout === undefined) return printShortest(value);
  const fixed = fix(value, layout);
  return Number(fixed) === value ? fixed : printShortest(value);
}

const powersOfTen = Array.from({ length: 9 }, (_, decimals) => 10 ** decimals);

/** Up to here a number times a power of ten is exact to a thousandth, so that a number this far from a tie is rounded without text. */
const exactUpTo = 4e12;
const farFromTie = 0.499;

/** Rounds without printing: a whole number divided by a power of ten is the number nearest to its decimals. Undefined where a tie may be near. */
function roundQuickly(value: number, { decimals, precision }: DecimalsLayout): number | undefined {
  const power = powersOfTen[decimals];
  if (power === undefined) return undefined;
  const scaled = (precision === "single" ? Math.fround(value) : value) * power;
  const whole = Math.round(scaled);
  return Math.abs(scaled) < exactUpTo && Math.abs(scaled - whole) < farFromTie ? whole / power : undefined;
}

/** Returns the number that a reader gets after the game has printed it; a tiny negative number becomes zero. */
export function roundNumber(value: number, layout: NumberLayout): number {
  const quick = "digits" in layout ? undefined : roundQuickly(value, layout);
  if (quick !== undefined) return quick === 0 ? 0 : quick;
  const settled = Number(fix(value, layout));
  mustBeFinite(settled);
  return settled === 0 ? 0 : settled;
}
