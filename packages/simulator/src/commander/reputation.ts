import type { Chance } from "../chance/Chance.ts";

/** How reputations are distributed: neutral with most factions, good with some, bad with few. */
const standings: readonly (readonly [kind: "none" | "good" | "bad" | "best", weight: number])[] = [
  ["none", 6],
  ["good", 4],
  ["best", 1],
  ["bad", 1],
];

function drawStanding(chance: Chance): number {
  const kind = chance.weighted(standings);
  if (kind === "none") return 0;
  if (kind === "best") return 100;
  return kind === "good" ? chance.between(0.5, 99) : chance.between(-100, -1);
}

/** The cache limit; beyond it reputations are drawn again, with the same result. */
const keptMax = 4000;

/** Creates a function that returns the player's reputation with a faction, from -100 to 100. */
export function createReputation(chance: Chance): (faction: string) => number {
  const kept = new Map<string, number>();
  return (faction) => {
    const known = kept.get(faction);
    if (known !== undefined) return known;
    const standing = drawStanding(chance.fork(faction));
    if (kept.size >= keptMax) kept.clear();
    kept.set(faction, standing);
    return standing;
  };
}
