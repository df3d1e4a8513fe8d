import { log } from "../../arithmetic/exponential.ts";
import type { Chance } from "../../chance/Chance.ts";
import type { Star } from "../Body.ts";
import { lightOf } from "../bodies/formStars.ts";
import type { StarClass } from "../starClasses.ts";
import type { StarSystem } from "../StarSystem.ts";
import { drawOrbit, lightSecondM, sunKg } from "./orbits.ts";
import { drawRing } from "./rings.ts";
import type { Barycentre, Parent, SurveyedStar } from "./SurveyedBody.ts";

interface Figures {
  readonly massSolar: number;
  readonly temperatureK: number;
  readonly luminosity: readonly string[];
}

const dwarf = ["V", "Va", "Vab", "Vb"];
const giant = ["III", "IIab"];
const remnant = ["VII"];

/** Approximate mass and temperature of each class, and its classes of luminosity. */
const figures: Readonly<Record<StarClass, Figures>> = {
  O: { massSolar: 30, temperatureK: 38_000, luminosity: ["V", "IV"] },
  B: { massSolar: 6, temperatureK: 17_000, luminosity: ["V", "Vz", "IV"] },
  A: { massSolar: 1.9, temperatureK: 8600, luminosity: dwarf },
  F: { massSolar: 1.3, temperatureK: 6700, luminosity: dwarf },
  G: { massSolar: 0.95, temperatureK: 5600, luminosity: dwarf },
  K: { massSolar: 0.65, temperatureK: 4300, luminosity: dwarf },
  M: { massSolar: 0.33, temperatureK: 2700, luminosity: ["Va", "VI"] },
  L: { massSolar: 0.08, temperatureK: 1500, luminosity: ["V"] },
  T: { massSolar: 0.04, temperatureK: 950, luminosity: ["V"] },
  Y: { massSolar: 0.015, temperatureK: 400, luminosity: ["V"] },
  TTS: { massSolar: 0.7, temperatureK: 3600, luminosity: ["Va", "VI"] },
  AeBe: { massSolar: 4, temperatureK: 12_000, luminosity: ["V"] },
  C: { massSolar: 1.5, temperatureK: 2900, luminosity: giant },
  CN: { massSolar: 1.5, temperatureK: 2800, luminosity: giant },
  S: { massSolar: 1.3, temperatureK: 2700, luminosity: giant },
  MS: { massSolar: 1.3, temperatureK: 2800, luminosity: giant },
  W: { massSolar: 22, temperatureK: 62_000, luminosity: ["I"] },
  DA: { massSolar: 0.6, temperatureK: 12_000, luminosity: remnant },
  DAZ: { massSolar: 0.6, temperatureK: 10_000, luminosity: remnant },
  DB: { massSolar: 0.6, temperatureK: 15_000, luminosity: remnant },
  DC: { massSolar: 0.55, temperatureK: 7000, luminosity: remnant },
  DQ: { massSolar: 0.55, temperatureK: 9000, luminosity: remnant },
  N: { massSolar: 1.4, temperatureK: 9_000_000, luminosity: remnant },
  H: { massSolar: 7, temperatureK: 0, luminosity: remnant },
};

/** The game holds masses of stars in steps of this share of the sun's. */
const massStep = 256;
const blackMagnitude = 20;
const beltShare = 0.25;

/**
 * Which barycentres each star orbits, the nearest first, by the number of stars. They have the lowest ids: three stars are a
 * pair around 1 and a third star, both around 0.
 */
const centres: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[]],
  2: [[0], [0]],
  3: [[1, 0], [1, 0], [0]],
  4: [
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
  ],
};

/** Describes the stars of a system. */
export function surveyStars(
  chance: Chance,
  { starCount }: StarSystem,
  stars: readonly Star[],
  wasDiscovered: boolean,
): readonly SurveyedStar[] {
  const ageMy = chance.integer(4, 12_800);
  return stars.map((body, at) => {
    const parents = (centres[starCount]?.[at] ?? []).map((id): Parent => ({ type: "Null", id }));
    return describe(chance.fork("star", at), body, { parents, ageMy, wasDiscovered });
  });
}

function describe(
  chance: Chance,
  body: Star,
  { parents, ageMy, wasDiscovered }: Pick<SurveyedStar, "parents" | "ageMy" | "wasDiscovered">,
): SurveyedStar {
  const { massSolar, temperatureK, luminosity } = figures[body.starClass];
  const light = lightOf(body.starClass) * chance.between(0.7, 1.4);
  const apartM = Math.max(8, body.distanceLs / 2) * lightSecondM;
  return {
    body,
    parents,
    orbit: parents.length === 0 ? undefined : drawOrbit(chance, apartM, massSolar * sunKg, false),
    rotationS: chance.between(60_000, 400_000),
    axialTilt: 0,
    rings: chance.isLucky(beltShare) ? [drawRing(chance, `${body.name} A Belt`, body.radiusM * 3, 300)] : [],
    subclass: chance.integer(0, 9),
    massSolar: Math.max(1, Math.round(massSolar * chance.between(0.8, 1.25) * massStep)) / massStep,
    magnitude: light > 0 ? 4.74 - 2.5 * (log(light) / log(10)) : blackMagnitude,
    ageMy,
    temperatureK: Math.round(temperatureK * chance.between(0.9, 1.12)),
    luminosity: chance.pick(luminosity),
    wasDiscovered,
    wasMapped: false,
    wasFootfalled: false,
  };
}

/** Describes the barycentres that orbit another one. */
export function surveyBarycentres(chance: Chance, { starCount }: StarSystem): readonly Barycentre[] {
  const ids = Array.from({ length: Math.max(0, starCount - 2) }, (_, at) => at + 1);
  return ids.map((id) => {
    const own = chance.fork("barycentre", id);
    return { id, orbit: drawOrbit(own, own.between(900, 90_000) * lightSecondM, sunKg, false) };
  });
}
