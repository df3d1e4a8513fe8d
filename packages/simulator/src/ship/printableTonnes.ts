/**
 * Gives the amount that remains of a mass once the game has held it in single precision and printed six decimals
 * (format-facts 1, Numbers). Every tank holds such amounts only, so that printed levels add up to the last digit.
 */
export function printableTonnes(amountT: number): number {
  return Number(Math.fround(amountT).toFixed(6));
}

/** The difference of two such amounts, without the dust of binary arithmetic. */
export function tonnesBetween(moreT: number, lessT: number): number {
  return Math.round((moreT - lessT) * 1e6) / 1e6;
}
