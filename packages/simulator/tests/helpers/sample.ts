import { createGalaxy } from "../../src/galaxy/createGalaxy.ts";
import type { Galaxy } from "../../src/galaxy/Galaxy.ts";
import type { StarPosition, StarSystem } from "../../src/galaxy/StarSystem.ts";

/** Positions all over the galaxy: the bubble and its rim, the disc, the core, above the plane, the far side. */
export const samplePlaces: readonly StarPosition[] = [
  [0, 0, 0],
  [120, -40, -90],
  [-180, 30, 60],
  [1_500, 200, -3_000],
  [-9_530, -910, 19_808],
  [25, -20, 25_800],
  [4_000, -700, 11_000],
  [-20_000, 0, 40_000],
];

/** The seeds of the tested galaxies; a failing property names the seed. */
export const sampleSeeds = [1, 42, 9_007_199_254_740_991];

const galaxies = new Map(sampleSeeds.map((seed) => [seed, createGalaxy(seed)]));
const inhabited = new Map<Galaxy, readonly StarSystem[]>();

/** Returns systems around every sample position. */
export function systemsEverywhere(galaxy: Galaxy, radiusLy: number): readonly StarSystem[] {
  return samplePlaces.flatMap((place) => galaxy.systemsNear(place, radiusLy));
}

/** Returns every inhabited system of a galaxy. */
export function inhabitedSystems(galaxy: Galaxy): readonly StarSystem[] {
  const known = inhabited.get(galaxy) ?? galaxy.inhabitedNear([0, 0, 0], 300);
  inhabited.set(galaxy, known);
  return known;
}

/** Runs a check on each sample galaxy; the tests of a file share them. */
export function everyGalaxy(check: (galaxy: Galaxy, seed: number) => void): void {
  for (const [seed, galaxy] of galaxies) check(galaxy, seed);
}
