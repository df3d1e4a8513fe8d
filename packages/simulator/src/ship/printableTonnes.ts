/**
 * Rounds a mass to single precision and six decimals, as the game holds and prints it (F18). Tanks hold
 * only such amounts, so that printed levels add up to the last digit.
 */
export function printableTonnes(amountT: number): number {
  return Number(Math.fround(amountT).toFixed(6));
}

/** Returns the difference of two such amounts without binary rounding errors. */
export function tonnesBetween(moreT: number, lessT: number): number {
  return Math.round((moreT - lessT) * 1e6) / 1e6;
}
