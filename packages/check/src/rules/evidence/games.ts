import { compareGameVersions } from "@shipslog/contract";

/** The oldest game whose native lines of the sixteen kinds all print to themselves. Of those before, StarPos had three decimals in 2.2 and 2.3. */
export const layoutSince = "3.4";

/** The oldest game of which several players' lines were compared with each other: a rule that was measured on later journals proves nothing about older ones. */
export const measuredSince = "3.4";

/** The last answer: all lines of a session ask about one game. */
let last = { game: "", other: "", isBefore: false };

/** Tells whether a game is older than another; false when it is not known. */
export function isBefore(game: string | undefined, other: string): boolean {
  if (game === undefined) return false;
  if (game !== last.game || other !== last.other) {
    last = { game, other, isBefore: compareGameVersions(game, other) < 0 };
  }
  return last.isBefore;
}
