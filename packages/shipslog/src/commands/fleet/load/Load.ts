import type { LoadTally } from "./LoadTally.ts";
import type { LoadPlayer } from "./LoadPlayer.ts";

/** Simulated commanders, and what they do. */
export interface Load {
  readonly players: readonly LoadPlayer[];
  readonly tally: LoadTally;
  readonly seed: number;
  /** How long each plays: a time of play, or a time on the clock. */
  readonly forMs: number;
  /** Damages one line in this many. */
  readonly damage: number | undefined;
  readonly longestBytes: number;
}
