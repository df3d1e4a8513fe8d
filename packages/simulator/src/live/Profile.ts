import type { Chance } from "../chance/Chance.ts";
import { componentMaterials } from "../commander/componentMaterials.ts";
import { encodedMaterials } from "../commander/encodedMaterials.ts";
import { drawCarriedItems, type CarriedItems } from "./carriedItems.ts";

/** What only framing lines say about a player. */
export interface Profile {
  readonly fid: string;
  name: string;
  gameMode: "Open" | "Solo" | "Group";
  /** The name of the private group in which the player plays. */
  group: string | undefined;
  /** The ship the player flies. */
  shipId: number;
  shipName: string;
  shipIdent: string;
  /** By field of Rank and Progress: the rank, and the percentage to the next one. */
  readonly ranks: Readonly<Record<string, { readonly rank: number; readonly percent: number }>>;
  /** Reputation with the superpowers, 0 to 100. */
  readonly reputation: Readonly<Record<string, number>>;
  readonly merits: number;
  /** When the player pledged to a power. */
  readonly pledgedAtMs: number;
  readonly locker: CarriedItems;
  readonly backpack: CarriedItems;
  /** Materials that the model does not hold, by internal name. */
  readonly materials: ReadonlyMap<string, number>;
  /** The captain of the crew that the player joins. */
  readonly captain: string;
  /** The random source of the figures in Statistics. */
  readonly past: Chance;
}

const firstNames = [
  "Ada",
  "Bram",
  "Celia",
  "Dario",
  "Edda",
  "Farid",
  "Greta",
  "Hollis",
  "Ines",
  "Jonas",
  "Kirra",
  "Lev",
];

const lastNames = [
  "Ashdown",
  "Berger",
  "Castell",
  "Drummond",
  "Eklund",
  "Fontaine",
  "Garrick",
  "Holm",
  "Ivory",
  "Jarrow",
];

const shipNames = ["Long Way Home", "Second Breakfast", "Morning Tide", "Paper Boat", "North Wind", ""];

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ".split("");

const dayMs = 86_400_000;

/** The careers, with the highest rank of each. */
const careers = [
  ["Combat", 13],
  ["Trade", 13],
  ["Explore", 13],
  ["Soldier", 13],
  ["Exobiologist", 13],
  ["Empire", 14],
  ["Federation", 14],
  ["CQC", 8],
] as const;

const drawName = (chance: Chance): string => `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;

function drawRanks(chance: Chance): Profile["ranks"] {
  const drawn = careers.map(([career, highest]) => {
    const rank = chance.integer(0, highest);
    // Nothing is above the highest rank.
    const percent = rank === highest ? 100 : chance.integer(0, 99);
    // Hardly anybody plays the arena.
    return [career, career === "CQC" && chance.isLucky(0.9) ? { rank: 0, percent: 0 } : { rank, percent }] as const;
  });
  return Object.fromEntries(drawn);
}

/** Encoded materials that everybody has some of, because engineers and traders ask for them. */
const usual: ReadonlySet<string> = new Set(["legacyfirmware", "consumerfirmware", "industrialfirmware"]);

function drawEncoded(chance: Chance): ReadonlyMap<string, number> {
  const held = Object.keys(encodedMaterials).filter((name) => chance.isLucky(0.85) || usual.has(name));
  return new Map(held.map((name) => [name, chance.integer(usual.has(name) ? 12 : 1, 90)]));
}

function drawComponents(chance: Chance): ReadonlyMap<string, number> {
  return new Map(Object.keys(componentMaterials).map((name) => [name, chance.integer(8, 140)]));
}

/** Draws a player from a separate random source, so that the session is the same in both dialects. */
export function drawProfile(chance: Chance, startMs: number): Profile {
  const standings = ["Empire", "Federation", "Independent", "Alliance"];
  return {
    fid: `F${chance.integer(100_000, 9_999_999)}`,
    name: drawName(chance),
    gameMode: chance.isLucky(0.6) ? "Open" : "Solo",
    group: undefined,
    shipId: chance.integer(1, 60),
    shipName: chance.pick(shipNames),
    shipIdent: `${chance.pick(letters)}${chance.pick(letters)}-${chance.integer(10, 99)}${chance.pick(letters)}`,
    ranks: drawRanks(chance.fork("ranks")),
    reputation: Object.fromEntries(
      standings.map((power) => [
        power,
        chance.isLucky(power === "Independent" ? 0.9 : 0.3) ? 0 : chance.between(0, 100),
      ]),
    ),
    merits: chance.integer(0, 90_000),
    pledgedAtMs: startMs - chance.integer(1, 2000) * dayMs,
    locker: drawCarriedItems(chance.fork("locker"), 40),
    backpack: drawCarriedItems(chance.fork("backpack"), 3),
    materials: new Map([...drawEncoded(chance.fork("encoded")), ...drawComponents(chance.fork("components"))]),
    captain: drawName(chance.fork("captain")),
    past: chance.fork("past"),
  };
}
