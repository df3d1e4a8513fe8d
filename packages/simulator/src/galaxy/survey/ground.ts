import type { Chance } from "../../chance/Chance.ts";
import type { Planet, PlanetClass } from "../Body.ts";

/** Ranges of the shares of ice and metal by class; the rest is rock. Gas giants have none. */
const grounds: Readonly<
  Partial<Record<PlanetClass, readonly [ice: readonly [number, number], metal: readonly [number, number]]>>
> = {
  "Metal rich body": [
    [0, 0],
    [0.6, 1],
  ],
  "High metal content body": [
    [0, 0],
    [0.28, 0.36],
  ],
  "Rocky body": [
    [0, 0],
    [0.03, 0.14],
  ],
  "Rocky ice body": [
    [0.25, 0.5],
    [0.08, 0.2],
  ],
  "Icy body": [
    [0.6, 0.85],
    [0.015, 0.11],
  ],
  "Earthlike body": [
    [0, 0.01],
    [0.28, 0.34],
  ],
  "Water world": [
    [0, 0.4],
    [0.15, 0.33],
  ],
  "Ammonia world": [
    [0, 0.4],
    [0.15, 0.33],
  ],
};

/** Draws the shares of ice, rock and metal; undefined for a gas giant. */
export function drawComposition(
  chance: Chance,
  planetClass: PlanetClass,
): readonly [number, number, number] | undefined {
  const ground = grounds[planetClass];
  if (ground === undefined) return undefined;
  const ice = chance.between(...ground[0]);
  const metal = Math.min(1 - ice, chance.between(...ground[1]));
  return [ice, 1 - ice - metal, metal];
}

const everywhere = [
  ["iron", 20],
  ["nickel", 15],
  ["sulphur", 18],
  ["carbon", 16],
  ["phosphorus", 10],
] as const;
const common = ["chromium", "manganese", "zinc", "vanadium", "germanium", "zirconium", "arsenic", "selenium"];
const rare = [
  "niobium",
  "molybdenum",
  "cadmium",
  "tin",
  "tungsten",
  "mercury",
  "ruthenium",
  "yttrium",
  "tellurium",
  "antimony",
  "technetium",
  "polonium",
];

/** Draws the materials on the ground: five that are everywhere, three common and three rare ones. */
export function drawGroundMaterials(chance: Chance, { isLandable }: Planet): readonly (readonly [string, number])[] {
  if (!isLandable) return [];
  const drawn = [
    ...everywhere.map(([name, share]) => [name, share * chance.between(0.7, 1.4)] as const),
    ...chance
      .shuffled(common)
      .slice(0, 3)
      .map((name) => [name, chance.between(2.5, 9)] as const),
    ...chance
      .shuffled(rare)
      .slice(0, 3)
      .map((name) => [name, chance.between(0.3, 1.6)] as const),
  ];
  const sum = drawn.reduce((total, [, share]) => total + share, 0);
  return drawn
    .map(([name, share]) => [name, (share / sum) * 100] as const)
    .toSorted(([, one], [, other]) => other - one);
}

const volcanoes = {
  ice: ["major water geysers volcanism", "water geysers volcanism", "minor carbon dioxide geysers volcanism"],
  rock: [
    "major silicate vapour geysers volcanism",
    "minor silicate vapour geysers volcanism",
    "major rocky magma volcanism",
    "minor metallic magma volcanism",
    "rocky magma volcanism",
  ],
};
const volcanicShare = 0.22;

/** Draws the volcanism of a body, empty for most; gas giants have none. */
export function drawVolcanism(chance: Chance, { planetClass }: Planet): string {
  if (grounds[planetClass] === undefined || !chance.isLucky(volcanicShare)) return "";
  return chance.pick(planetClass === "Icy body" ? volcanoes.ice : volcanoes.rock);
}
