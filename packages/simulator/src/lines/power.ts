import type { LiveInput } from "../live/LiveInput.ts";
import { line } from "./line.ts";

/** The player's pledge to a power, if any. */
export const Powerplay = line({
  kind: "Powerplay",
  layout: "Power Rank Merits TimePledged",
  build({ world: { commander, timeMs }, profile }: LiveInput) {
    if (commander.pledge === undefined) return undefined;
    const pledgedS = Math.floor((timeMs - profile.pledgedAtMs) / 1000);
    return { Power: commander.pledge, Rank: 0, Merits: profile.merits, TimePledged: pledgedS };
  },
});
