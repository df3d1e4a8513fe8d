import type { Chance } from "../chance/Chance.ts";
import type { NearRing } from "../world/GameWorld.ts";

/** A mineral or metal of asteroids: the spelling of ProspectedAsteroid, and the text players see. */
export type Mineral = readonly [symbol: string, text: string];

interface RingContent {
  readonly common: readonly Mineral[];
  /** What the core of an asteroid may be of. */
  readonly cores: readonly Mineral[];
}

const platinum: Mineral = ["Platinum", "Platinum"];
const painite: Mineral = ["Painite", "Painite"];
const monazite: Mineral = ["Monazite", "Monazite"];
const serendibite: Mineral = ["Serendibite", "Serendibite"];
const rhodplumsite: Mineral = ["Rhodplumsite", "Rhodplumsite"];
const alexandrite: Mineral = ["Alexandrite", "Alexandrite"];
const bromellite: Mineral = ["Bromellite", "Bromellite"];
const diamond: Mineral = ["LowTemperatureDiamond", "Low Temp. Diamonds"];
const indite: Mineral = ["indite", "Indite"];
const gallite: Mineral = ["gallite", "Gallite"];
const coltan: Mineral = ["coltan", "Coltan"];
const uraninite: Mineral = ["uraninite", "Uraninite"];
const gold: Mineral = ["gold", "Gold"];
const silver: Mineral = ["silver", "Silver"];
const bertrandite: Mineral = ["bertrandite", "Bertrandite"];

/** What asteroids are of, by the class of the ring (294 real prospected asteroids). */
const contents: Readonly<Record<NearRing["ringClass"], RingContent>> = {
  Icy: {
    common: [
      ["HydrogenPeroxide", "Hydrogen Peroxide"],
      ["MethanolMonohydrateCrystals", "Methanol Monohydrate Crystals"],
      ["MethaneClathrate", "Methane Clathrate"],
      ["LithiumHydroxide", "Lithium Hydroxide"],
      ["water", "Water"],
      ["liquidoxygen", "Liquid oxygen"],
      ["tritium", "Tritium"],
      bromellite,
      diamond,
    ],
    cores: [diamond, ["Opal", "Void Opal"], bromellite, alexandrite],
  },
  Metalic: {
    common: [
      platinum,
      ["Osmium", "Osmium"],
      ["Praseodymium", "Praseodymium"],
      ["Samarium", "Samarium"],
      ["palladium", "Palladium"],
      gold,
      silver,
      bertrandite,
      indite,
      gallite,
      painite,
    ],
    cores: [painite, monazite, rhodplumsite, serendibite],
  },
  MetalRich: {
    common: [bertrandite, indite, gallite, coltan, uraninite, gold, silver],
    cores: [monazite, serendibite, rhodplumsite, alexandrite],
  },
  Rocky: {
    common: [
      indite,
      gallite,
      coltan,
      uraninite,
      ["lepidolite", "Lepidolite"],
      ["rutile", "Rutile"],
      ["bauxite", "Bauxite"],
      ["cobalt", "Cobalt"],
    ],
    cores: [monazite, serendibite, alexandrite],
  },
};

/** What a prospector finds in an asteroid. */
export interface Asteroid {
  /** The minerals with their shares in percent, the largest first. */
  readonly shares: readonly (readonly [mineral: Mineral, percent: number])[];
  readonly core: Mineral | undefined;
  readonly content: "Low" | "Medium" | "High";
}

/** Draws an asteroid of a ring, with a core or without. */
export function drawAsteroid(chance: Chance, ringClass: NearRing["ringClass"], hasCore: boolean): Asteroid {
  const { common, cores } = contents[ringClass];
  const minerals = chance.shuffled(common).slice(0, chance.integer(1, 3));
  const percents = minerals.map(() => chance.between(1, 60 / minerals.length)).toSorted((one, other) => other - one);
  return {
    shares: minerals.map((mineral, at) => [mineral, percents[at] ?? 1]),
    core: hasCore ? chance.pick(cores) : undefined,
    content: chance.weighted([
      ["Low", 5],
      ["Medium", 4],
      ["High", 1],
    ]),
  };
}

/** Draws the hotspots of a ring: what asteroids there have cores of, and how many spots. */
export function drawHotspots(
  chance: Chance,
  ringClass: NearRing["ringClass"],
): readonly (readonly [mineral: Mineral, count: number])[] {
  const { cores } = contents[ringClass];
  const found = chance.shuffled(cores).slice(0, chance.integer(1, 3));
  return found.map((mineral) => [mineral, chance.integer(1, 4)]);
}
