import { commanderFigures, type CommanderFigure, type HabitCounts } from "@shipslog/contract/internal";
import type { Chance } from "../chance/Chance.ts";
import type { CommanderState } from "../commander/CommanderState.ts";
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

/** What players call their ships; many have no name. */
export const namesOfShips = ["Long Way Home", "Second Breakfast", "Morning Tide", "Paper Boat", "North Wind", ""];

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

/** The figures of one real commander, without a name; undefined without a table. */
type Figures = ReadonlyMap<CommanderFigure, number> | undefined;

/** Whom a scenario is about: others draw from all commanders. A beginner is one of those who know no engineer. */
const shares: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  beginner: { from: 0, to: 0.12 },
  veteran: { from: 0.6, to: 1 },
};

/** Draws the figures of a commander, all from one, because ranks and wealth grow together. */
export function drawCommanderFigures(chance: Chance, commanders: HabitCounts["commanders"], scenario: string): Figures {
  const ranksOf = (figures: readonly number[]): number =>
    figures.slice(0, careers.length).reduce((sum, rank) => sum + rank, 0);
  const sorted = commanders.toSorted((one, other) => ranksOf(one) - ranksOf(other));
  const { from, to } = shares[scenario] ?? { from: 0, to: 1 };
  const some = sorted.slice(Math.floor(from * sorted.length), Math.max(1, Math.ceil(to * sorted.length)));
  if (some.length === 0) return undefined;
  const drawn = chance.pick(some);
  return new Map(commanderFigures.map((figure, at) => [figure, drawn[at] ?? 0]));
}

/** The least money with which a player can do what every scenario asks for. */
const leastWealthCr = 40_000_000;

/** Gives a commander of dialect `live` the wealth of a real one, and no engineers to one who knows none. */
export function shapeCommander(commander: CommanderState, figures: NonNullable<Figures>, chance: Chance): void {
  // The table has one digit of the wealth, and nobody has a round sum.
  const drawnCr = Math.max(leastWealthCr, figures.get("credits") ?? 0);
  commander.balanceCr = Math.round(drawnCr * chance.between(0.95, 1.05));
  if ((figures.get("unlockedEngineers") ?? 0) > 0 || (figures.get("materials") ?? 0) > beginnersMaterials) return;
  for (const access of commander.engineers) {
    Object.assign(access, {
      stage: access.stage === "Unlocked" ? "Invited" : access.stage,
      rank: 0,
      progressPercent: 0,
    });
  }
}

/** Who has more materials has met engineers, also where the journals do not tell it. */
const beginnersMaterials = 1000;

function drawRanks(chance: Chance, figures: Figures): Profile["ranks"] {
  const drawn = careers.map(([career, highest]) => {
    const even = chance.integer(0, highest);
    const rank = Math.min(figures?.get(career) ?? even, highest);
    // Nothing is above the highest rank.
    const percent = rank === highest ? 100 : chance.integer(0, 99);
    // Hardly anybody plays the arena.
    const isIdle = career === "CQC" && figures === undefined && chance.isLucky(0.9);
    return [career, isIdle ? { rank: 0, percent: 0 } : { rank, percent }] as const;
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
export function drawProfile(chance: Chance, startMs: number, figures?: Figures): Profile {
  const standings = ["Empire", "Federation", "Independent", "Alliance"];
  return {
    fid: `F${chance.integer(100_000, 9_999_999)}`,
    name: drawName(chance),
    gameMode: chance.isLucky(0.6) ? "Open" : "Solo",
    group: undefined,
    shipId: chance.integer(1, 60),
    shipName: chance.pick(namesOfShips),
    shipIdent: `${chance.pick(letters)}${chance.pick(letters)}-${chance.integer(10, 99)}${chance.pick(letters)}`,
    ranks: drawRanks(chance.fork("ranks"), figures),
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
