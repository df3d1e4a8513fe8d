import type { ChooseMonths } from "@shipslog/archive";

/** The month in which the game appeared. */
const firstMonth = "2014-12";

/** The most months of one commit that get files of their own. Every month costs a file for each table. */
const mostMonths = 12;

/**
 * Chooses the months that get files of their own: those with the most lines, of the time in which the game can have been played.
 * Commanders can send lines of any time, and a line of each month of a century must not make thousands of files.
 */
export function monthsOfPlay(nowMs: () => number): ChooseMonths {
  return (linesByMonth) => {
    // A day ahead: the clock of a player may be wrong.
    const lastMonth = new Date(nowMs() + 86_400_000).toISOString().slice(0, 7);
    return [...linesByMonth]
      .filter(([month]) => month >= firstMonth && month <= lastMonth)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostMonths)
      .map(([month]) => month);
  };
}
