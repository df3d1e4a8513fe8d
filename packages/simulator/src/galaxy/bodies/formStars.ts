import type { Chance } from "../../chance/Chance.ts";
import type { Star } from "../Body.ts";
import type { StarClass } from "../starClasses.ts";
import type { StarSystem } from "../StarSystem.ts";

const solarRadiusM = 695_700_000;

/** Approximate radius and luminosity of each class, relative to the sun. */
const figures: Readonly<Record<StarClass, { readonly radius: number; readonly light: number }>> = {
  O: { radius: 9, light: 90_000 },
  B: { radius: 4, light: 800 },
  A: { radius: 1.9, light: 18 },
  F: { radius: 1.3, light: 3.2 },
  G: { radius: 1, light: 0.9 },
  K: { radius: 0.75, light: 0.3 },
  M: { radius: 0.4, light: 0.03 },
  L: { radius: 0.18, light: 0.0008 },
  T: { radius: 0.12, light: 0.0002 },
  Y: { radius: 0.1, light: 0.00002 },
  TTS: { radius: 1.4, light: 1.2 },
  AeBe: { radius: 3, light: 60 },
  C: { radius: 180, light: 3_000 },
  CN: { radius: 150, light: 2_500 },
  S: { radius: 160, light: 2_000 },
  MS: { radius: 140, light: 1_800 },
  W: { radius: 6, light: 120_000 },
  DA: { radius: 0.012, light: 0.02 },
  DAZ: { radius: 0.012, light: 0.015 },
  DB: { radius: 0.012, light: 0.03 },
  DC: { radius: 0.012, light: 0.002 },
  DQ: { radius: 0.012, light: 0.005 },
  N: { radius: 0.0000175, light: 0.5 },
  H: { radius: 0.00002, light: 0 },
};

/** Returns the luminosity of a class relative to the sun. */
export function lightOf(starClass: StarClass): number {
  return figures[starClass].light;
}

/** Classes of companion stars, with weights. */
const companions = [
  ["M", 50],
  ["K", 18],
  ["L", 12],
  ["T", 8],
  ["G", 5],
  ["Y", 4],
  ["DC", 2],
  ["DA", 1],
] as const;

/** Forms the stars of a system; ships arrive at the first, or at the barycentre of all. */
export function formStars(chance: Chance, { name, starCount, starClass }: StarSystem): readonly [Star, ...Star[]] {
  // Barycentres have the lower ids.
  const firstId = starCount - 1;
  const first = starOf(chance, {
    id: firstId,
    name: starCount === 1 ? name : `${name} A`,
    starClass,
    distanceLs: 0,
  });
  const others = Array.from({ length: firstId }, (_, at) =>
    starOf(chance, {
      id: firstId + 1 + at,
      name: `${name} ${"BCDE"[at]}`,
      starClass: chance.weighted(companions),
      distanceLs: chance.between(8, 60) * (at === 0 ? 12 : 900 * (at + 1)),
    }),
  );
  return [first, ...others];
}

function starOf(chance: Chance, star: Pick<Star, "id" | "name" | "starClass" | "distanceLs">): Star {
  const radiusM = figures[star.starClass].radius * solarRadiusM * chance.between(0.85, 1.2);
  return { ...star, type: "Star", radiusM };
}
