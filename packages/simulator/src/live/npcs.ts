import type { Chance, Weighted } from "../chance/Chance.ts";

/** A ship flown by the game, with its pilot. */
export interface Npc {
  readonly ship: { readonly symbol: string; readonly text: string | undefined };
  readonly name: string;
  readonly rank: string;
  readonly faction: string;
  readonly legalStatus: LegalStatus;
  /** What the local authority pays for its destruction; 0 unless the pilot is wanted. */
  readonly bountyCr: number;
  readonly shieldPercent: number;
  readonly hullPercent: number;
  /** Whether another player flies the ship. */
  readonly isPlayer?: boolean;
}

/** What the law says about a ship, as often as real scans say it: 6,126 clean, 5,052 wanted, 2,476 lawless, 258 enemies, 3 unknown. */
export const legalStatuses = ["Clean", "Wanted", "Lawless", "Enemy", "Unknown"] as const;

/** What the law says about a ship. */
export type LegalStatus = (typeof legalStatuses)[number];

/** Returns the symbol with which lines name the pilot of such a ship. */
export function npcName({ name, isPlayer = false }: Pick<Npc, "name" | "isPlayer">): string {
  return isPlayer ? `$cmdr_decorate:#name=${name};` : `$npc_name_decorate:#name=${name};`;
}

/** Returns the text of that symbol. */
export function npcText({ name, isPlayer = false }: Pick<Npc, "name" | "isPlayer">): string {
  return isPlayer ? `CMDR ${name}` : name;
}

/** The ranks in combat, the lowest first. */
const rankNames = [
  "Harmless",
  "Mostly Harmless",
  "Novice",
  "Competent",
  "Expert",
  "Master",
  "Dangerous",
  "Deadly",
  "Elite",
];

/** Returns the number of a rank in combat. */
export function rankNumber({ rank }: Pick<Npc, "rank">): number {
  return rankNames.indexOf(rank);
}

/** The member of the crew who flies the fighter, by name and server id. */
export interface HiredPilot {
  readonly name: string;
  readonly id: number;
  /** The rank in combat, 0 for harmless. */
  rank: number;
}

/** Draws a pilot for hire. */
export function drawPilot(chance: Chance, rank: number): HiredPilot {
  return { name: drawName(chance), id: chance.integer(10_000_000, 130_000_000), rank };
}

const firstNames = [
  "Abel",
  "Basima",
  "Corin",
  "Dagny",
  "Eskil",
  "Fenna",
  "Gideon",
  "Hale",
  "Ilse",
  "Joris",
  "Katya",
  "Lorne",
  "Maren",
  "Nils",
  "Odile",
  "Piers",
  "Quill",
  "Rosalie",
  "Soren",
  "Tamsin",
  "Ulric",
  "Vesna",
  "Wilder",
  "Yara",
];

const lastNames = [
  "Aldous",
  "Brandt",
  "Crewe",
  "Dahl",
  "Ember",
  "Farrow",
  "Gallo",
  "Hurst",
  "Iqbal",
  "Jessop",
  "Keane",
  "Lund",
  "Marsh",
  "Noble",
  "Orlov",
  "Pryce",
  "Rook",
  "Sabin",
  "Thorne",
  "Vance",
  "Wren",
  "Yates",
];

/** Draws the name of a person. */
export function drawName(chance: Chance): string {
  return `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
}

/** Ships that players meet, by how often real lines name them. */
const ships: readonly Weighted<Npc["ship"]>[] = [
  [{ symbol: "anaconda", text: undefined }, 7],
  [{ symbol: "eagle", text: undefined }, 6],
  [{ symbol: "sidewinder", text: undefined }, 5],
  [{ symbol: "viper", text: "Viper Mk III" }, 4],
  [{ symbol: "viper_mkiv", text: "Viper Mk IV" }, 4],
  [{ symbol: "adder", text: undefined }, 3],
  [{ symbol: "python", text: undefined }, 3],
  [{ symbol: "asp_scout", text: "Asp Scout" }, 3],
  [{ symbol: "cobramkiii", text: "Cobra Mk III" }, 3],
  [{ symbol: "diamondback", text: "Diamondback Scout" }, 2],
  [{ symbol: "empire_eagle", text: "Imperial Eagle" }, 2],
  [{ symbol: "vulture", text: undefined }, 2],
  [{ symbol: "cobramkiv", text: "Cobra Mk IV" }, 2],
  [{ symbol: "empire_courier", text: "Imperial Courier" }, 2],
  [{ symbol: "ferdelance", text: "Fer-de-Lance" }, 1],
  [{ symbol: "type7", text: "Type-7 Transporter" }, 1],
];

/** The texts of the ships, which are the same in every language. */
export const npcShipTexts: readonly string[] = ships.flatMap(([{ text }]) => (text === undefined ? [] : [text]));

const ranks: readonly Weighted<string>[] = [
  ["Harmless", 2],
  ["Mostly Harmless", 4],
  ["Novice", 5],
  ["Competent", 7],
  ["Expert", 4],
  ["Master", 4],
  ["Dangerous", 3],
  ["Deadly", 3],
  ["Elite", 2],
];

/** Draws a ship of a faction, undamaged. A bounty is mostly below 200,000 credits in real lines. */
export function drawNpc(chance: Chance, faction: string, legalStatus: Npc["legalStatus"]): Npc {
  const share = chance.next();
  return {
    ship: chance.weighted(ships),
    name: drawName(chance),
    rank: chance.weighted(ranks),
    faction,
    legalStatus,
    bountyCr: legalStatus === "Wanted" ? 5000 + Math.floor(share * share * 350_000) : 0,
    shieldPercent: 100,
    hullPercent: 100,
  };
}
