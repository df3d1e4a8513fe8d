import type { Chance } from "../../chance/Chance.ts";
import type { SurveyedOrbit } from "./SurveyedBody.ts";

const gravitation = 6.674_3e-11;
const twoPi = 6.283_185_307_179_586;

/** Metres per light-second. */
export const lightSecondM = 299_792_458;

/** The mass of the sun in kilograms. */
export const sunKg = 1.989e30;

/** The mass of the Earth in kilograms. */
export const earthKg = 5.972e24;

/** Draws an orbit of a size around a mass; its period follows from both. */
export function drawOrbit(chance: Chance, semiMajorAxisM: number, centralKg: number, isRound = true): SurveyedOrbit {
  const cube = semiMajorAxisM * semiMajorAxisM * semiMajorAxisM;
  return {
    semiMajorAxisM,
    // Small eccentricities are the most likely by far.
    eccentricity: (isRound ? 0.02 : 0.5) * chance.next() * chance.next(),
    inclinationDeg: (isRound ? 4 : 80) * (chance.next() - chance.next()),
    periapsisDeg: chance.between(0, 360),
    periodS: twoPi * Math.sqrt(cube / (gravitation * centralKg)),
    ascendingNodeDeg: chance.between(-180, 180),
    meanAnomalyDeg: chance.between(0, 360),
  };
}
