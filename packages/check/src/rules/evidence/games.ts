import { compareGameVersions } from "@shipslog/contract";

/** The oldest game whose native lines of the sixteen kinds all print to themselves. Of those before, StarPos had three decimals in 2.2 and 2.3. */
export const layoutSince = "3.4";

/** Tells whether a game is older than another; false when it is not known. */
export function isBefore(game: string | undefined, other: string): boolean {
  return game !== undefined && compareGameVersions(game, other) < 0;
}
