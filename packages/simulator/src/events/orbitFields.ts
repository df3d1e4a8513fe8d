import type { ObjectLayout } from "@shipslog/contract/text";
import type { SurveyedOrbit } from "../galaxy/survey/SurveyedBody.ts";

/** A number that the game holds in double precision and prints with six decimals. */
export const double6 = { decimals: 6, precision: "double" } as const;

/** The order of the elements of an orbit. */
export const orbitLayout: ObjectLayout = {
  SemiMajorAxis: double6,
  Eccentricity: double6,
  OrbitalInclination: double6,
  Periapsis: double6,
  OrbitalPeriod: double6,
  AscendingNode: double6,
  MeanAnomaly: double6,
};

/** Builds the fields of an orbit. */
export function orbitFields(orbit: SurveyedOrbit) {
  return {
    SemiMajorAxis: orbit.semiMajorAxisM,
    Eccentricity: orbit.eccentricity,
    OrbitalInclination: orbit.inclinationDeg,
    Periapsis: orbit.periapsisDeg,
    OrbitalPeriod: orbit.periodS,
    AscendingNode: orbit.ascendingNodeDeg,
    MeanAnomaly: orbit.meanAnomalyDeg,
  };
}
