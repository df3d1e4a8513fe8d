import type { Chance, Weighted } from "../../chance/Chance.ts";
import type { Atmosphere, Planet, PlanetClass } from "../Body.ts";

/** The orbit of a planet and its temperature. */
export interface Orbit {
  readonly id: number;
  readonly name: string;
  readonly distanceLs: number;
  readonly temperatureK: number;
}

/** The range of the radius, and of the density relative to water. */
interface Recipe {
  readonly radiusKm: readonly [number, number];
  readonly density: readonly [number, number];
}

const recipes: Readonly<Record<PlanetClass, Recipe>> = {
  "Metal rich body": { radiusKm: [450, 3_800], density: [6.5, 9.5] },
  "High metal content body": { radiusKm: [500, 7_500], density: [4.2, 6.5] },
  "Rocky body": { radiusKm: [300, 4_000], density: [2.8, 4.4] },
  "Rocky ice body": { radiusKm: [400, 4_500], density: [2, 3.2] },
  "Icy body": { radiusKm: [300, 5_500], density: [1.3, 2.4] },
  "Earthlike body": { radiusKm: [3_800, 7_600], density: [4.6, 6] },
  "Water world": { radiusKm: [3_000, 12_000], density: [3.4, 5.4] },
  "Ammonia world": { radiusKm: [3_000, 11_000], density: [3.2, 5] },
  "Sudarsky class I gas giant": { radiusKm: [25_000, 75_000], density: [0.6, 1.6] },
  "Sudarsky class III gas giant": { radiusKm: [45_000, 80_000], density: [0.8, 2.4] },
};

const hot: readonly Weighted<PlanetClass>[] = [
  ["Metal rich body", 30],
  ["High metal content body", 45],
  ["Rocky body", 20],
  ["Sudarsky class III gas giant", 5],
];
const temperate: readonly Weighted<PlanetClass>[] = [
  ["High metal content body", 42],
  ["Rocky body", 34],
  ["Water world", 10],
  ["Earthlike body", 3],
  ["Ammonia world", 3],
  ["Sudarsky class I gas giant", 8],
];
const cold: readonly Weighted<PlanetClass>[] = [
  ["Icy body", 58],
  ["Rocky ice body", 12],
  ["Rocky body", 10],
  ["Sudarsky class I gas giant", 20],
];
const warmMoons: readonly Weighted<PlanetClass>[] = [
  ["Rocky body", 75],
  ["High metal content body", 25],
];
const coldMoons: readonly Weighted<PlanetClass>[] = [
  ["Icy body", 60],
  ["Rocky ice body", 20],
  ["Rocky body", 20],
];

const solid: ReadonlySet<PlanetClass> = new Set([
  "Metal rich body",
  "High metal content body",
  "Rocky body",
  "Rocky ice body",
  "Icy body",
]);

const thinAirs: readonly Atmosphere[] = [
  "thin carbon dioxide",
  "thin sulphur dioxide",
  "thin ammonia",
  "thin argon",
  "thin nitrogen",
];

const earth = { radiusKm: 6_371, density: 5.514 };
const heaviestLandableG = 2.7;

/** Forms a planet or moon for an orbit; one that must be landable is a small rocky body. */
export function formPlanet(
  chance: Chance,
  orbit: Orbit,
  want: { readonly isMoon: boolean; readonly isLandable: boolean },
): Planet {
  const planetClass = want.isLandable ? "Rocky body" : chance.weighted(mixFor(orbit.temperatureK, want.isMoon));
  const recipe = recipes[planetClass];
  const small = want.isLandable || want.isMoon ? 0.5 : 1;
  const [least, most] = recipe.radiusKm;
  const radiusKm = least + (most - least) * small * chance.next() * chance.next();
  const gravityG = (radiusKm / earth.radiusKm) * (chance.between(...recipe.density) / earth.density);
  const atmosphere = airOf(chance, planetClass, gravityG, want.isLandable);
  const isLandable = solid.has(planetClass) && gravityG <= heaviestLandableG && atmosphere !== "thick carbon dioxide";
  return { ...orbit, type: "Planet", planetClass, radiusM: radiusKm * 1000, gravityG, atmosphere, isLandable };
}

function mixFor(temperatureK: number, isMoon: boolean): readonly Weighted<PlanetClass>[] {
  if (isMoon) return temperatureK > 200 ? warmMoons : coldMoons;
  if (temperatureK > 450) return hot;
  return temperatureK > 200 ? temperate : cold;
}

/** Light bodies lose their atmosphere; heavy ones keep one too thick for landing. */
function airOf(chance: Chance, planetClass: PlanetClass, gravityG: number, isLandable: boolean): Atmosphere {
  if (planetClass === "Earthlike body") return "breathable";
  if (!solid.has(planetClass)) return planetClass.startsWith("Sudarsky") ? "hydrogen" : "thick carbon dioxide";
  if (gravityG < 0.04 || chance.isLucky(0.55)) return "none";
  return !isLandable && gravityG > 0.6 && chance.isLucky(0.7) ? "thick carbon dioxide" : chance.pick(thinAirs);
}
