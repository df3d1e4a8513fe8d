import type { DecimalsLayout } from "./Layout.ts";

/** Refuses what JSON cannot say. */
function mustBeFinite(value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no JSON form`);
}

/** Prints a number in the game's way, which may lose digits: single precision where the game has it, fixed decimals. */
function fix(value: number, { decimals, precision }: DecimalsLayout): string {
  return (precision === "single" ? Math.fround(value) : value).toFixed(decimals);
}

/** Prints the shortest text that parses back to the same number, and to a number: an exponent keeps it from being read as a `bigint`. */
function printShortest(value: number): string {
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);
}

/**
 * Prints a number with the decimals of its field where that text means the same number, else as short as it can.
 * Negative zero prints as zero, which equals it: the game never writes one (format-facts 1, Numbers).
 */
export function printNumber(value: number, decimals: DecimalsLayout | undefined): string {
  mustBeFinite(value);
  if (decimals === undefined) return printShortest(value);
  const fixed = fix(value, decimals);
  return Number(fixed) === value ? fixed : printShortest(value);
}

/** Gives the number that remains when the game prints one and it is read back; a tiny negative becomes zero. */
export function settleNumber(value: number, decimals: DecimalsLayout): number {
  const settled = Number(fix(value, decimals));
  mustBeFinite(settled);
  return settled === 0 ? 0 : settled;
}
