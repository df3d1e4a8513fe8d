import type { DecimalsLayout } from "./Layout.ts";

/** Throws for a number that JSON cannot represent. */
function mustBeFinite(value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as JSON`);
}

/** Prints a number as the game does, which may lose digits: in single precision where the game uses it, with fixed decimals. */
function fix(value: number, { decimals, precision }: DecimalsLayout): string {
  return (precision === "single" ? Math.fround(value) : value).toFixed(decimals);
}

/** Prints the shortest text that parses back to the same number, and not to a `bigint`: a large integer gets an exponent. */
function printShortest(value: number): string {
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);
}

/**
 * Prints a number with the decimals of its field if that text parses to the same number, otherwise the shortest text.
 * Negative zero prints as zero, which equals it: the game never writes one (format-facts 1, Numbers).
 */
export function printNumber(value: number, decimals: DecimalsLayout | undefined): string {
  mustBeFinite(value);
  if (decimals === undefined) return printShortest(value);
  const fixed = fix(value, decimals);
  return Number(fixed) === value ? fixed : printShortest(value);
}

/** Returns the number that a reader gets after the game has printed it; a tiny negative number becomes zero. */
export function roundNumber(value: number, decimals: DecimalsLayout): number {
  const settled = Number(fix(value, decimals));
  mustBeFinite(settled);
  return settled === 0 ? 0 : settled;
}
