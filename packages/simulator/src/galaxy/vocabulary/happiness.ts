import type { Term } from "../Term.ts";

function band(number: number, text: string): Term {
  return { id: `Band${number}`, symbol: `$Faction_HappinessBand${number};`, text };
}

/** The happiness bands of factions, best first. */
export const happinessBands = {
  elated: band(1, "Elated"),
  happy: band(2, "Happy"),
  discontented: band(3, "Discontented"),
  unhappy: band(4, "Unhappy"),
  despondent: band(5, "Despondent"),
} as const;
