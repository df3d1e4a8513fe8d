import type { Chance } from "../chance/Chance.ts";

/** The squadron a commander belongs to. */
export interface Squadron {
  readonly id: number;
  /** Upper case, as the game shows it. */
  readonly name: string;
  /** 0 for the leader to 4 for the newest. */
  readonly rank: number;
  /** The name of the rank: the squadron's own, or the symbol of the default with its text. */
  readonly rankName: { readonly value: string; readonly text: string };
  /** The faction it supports, with its home system and its happiest system. */
  readonly faction: string;
  readonly homeAddress: number;
  readonly happiestAddress: number;
}

const firsts = ["Lantern", "Meridian", "Ninth", "Outer", "Quiet", "Halcyon", "Farthest", "Amber"];
const seconds = ["Watch", "Cartographers", "Wing", "Haulage", "Company", "Survey", "Rangers", "Light"];

/** Ranks, leader first: the default name, and a custom one. */
const ranks = [
  { rank: 0, game: "Leader", own: "Admiral" },
  { rank: 1, game: "Senior Officer", own: "Captain" },
  { rank: 2, game: "Officer", own: "Navigator" },
  { rank: 3, game: "Agent", own: "Pilot" },
  { rank: 4, game: "Rookie", own: "Cadet" },
];

/** The lowest rank in a squadron. */
export const lowestRank = ranks.length - 1;

/** Returns a squadron in which the player has another rank. */
export function withRank(squadron: Squadron, rank: number): Squadron {
  const named = ranks.find((each) => each.rank === rank);
  if (named === undefined) throw new RangeError(`no squadron has the rank ${rank}`);
  return { ...squadron, rank, rankName: nameOf(named, !squadron.rankName.value.startsWith("$")) };
}

function nameOf({ rank, game, own }: (typeof ranks)[number], isOwn: boolean): Squadron["rankName"] {
  return isOwn ? { value: own, text: own } : { value: `$Squadron_Rank_${rank}_Name;`, text: game };
}

/** Draws a squadron for a faction; half of the squadrons use custom rank names, unless it is given whether this one does. */
export function drawSquadron(
  chance: Chance,
  ties: Pick<Squadron, "faction" | "homeAddress" | "happiestAddress">,
  hasOwnRanks?: boolean,
): Squadron {
  const drawn = chance.pick(ranks);
  const { rank } = drawn;
  const rankName = nameOf(drawn, hasOwnRanks ?? chance.isLucky(0.5));
  const name = `${chance.pick(firsts)} ${chance.pick(seconds)}`.toUpperCase();
  return { id: chance.integer(1000, 99999), name, rank, rankName, ...ties };
}
