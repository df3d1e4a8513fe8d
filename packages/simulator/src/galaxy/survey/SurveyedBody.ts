import type { Planet, Star } from "../Body.ts";
import type { Species } from "./species.ts";

/** A body or point that another one orbits, as in Parents of Scan. */
export interface Parent {
  readonly type: "Null" | "Star" | "Planet" | "Ring";
  readonly id: number;
}

/** The elements of an orbit, in the units of Scan: metres, degrees and seconds. */
export interface SurveyedOrbit {
  readonly semiMajorAxisM: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly periapsisDeg: number;
  readonly periodS: number;
  readonly ascendingNodeDeg: number;
  readonly meanAnomalyDeg: number;
}

/** A ring of a planet, or a belt of a star. */
export interface Ring {
  readonly name: string;
  readonly ringClass: "Rocky" | "MetalRich" | "Icy" | "Metalic";
  readonly massMt: number;
  readonly innerM: number;
  readonly outerM: number;
}

interface Surveyed {
  /** The nearest first. */
  readonly parents: readonly Parent[];
  /** Undefined for a single star. */
  readonly orbit: SurveyedOrbit | undefined;
  readonly rotationS: number;
  readonly axialTilt: number;
  readonly rings: readonly Ring[];
  readonly wasDiscovered: boolean;
  readonly wasMapped: boolean;
  readonly wasFootfalled: boolean;
}

/** A star with what a scan shows of it. */
export interface SurveyedStar extends Surveyed {
  readonly body: Star;
  readonly subclass: number;
  readonly massSolar: number;
  readonly magnitude: number;
  readonly ageMy: number;
  readonly temperatureK: number;
  readonly luminosity: string;
}

/** A planet or moon with what a scan shows of it. */
export interface SurveyedPlanet extends Surveyed {
  readonly body: Planet;
  readonly isTidallyLocked: boolean;
  readonly terraforming: "" | "Terraformable";
  readonly air: { readonly text: string; readonly type: string | undefined };
  readonly airShares: readonly (readonly [gas: string, percent: number])[];
  readonly volcanism: string;
  readonly massEarths: number;
  readonly pressurePa: number;
  /** Share of ice, rock and metal; undefined for a gas giant. */
  readonly composition: readonly [ice: number, rock: number, metal: number] | undefined;
  /** Materials on the ground in percent, the largest share first; empty where a ship cannot land. */
  readonly materials: readonly (readonly [name: string, percent: number])[];
  readonly reserves: string | undefined;
  readonly species: readonly Species[];
  /** How many places with geological activity there are. */
  readonly geology: number;
}

/** A group of asteroids in the belt of a star. */
export interface BeltCluster {
  readonly id: number;
  readonly name: string;
  readonly parents: readonly Parent[];
  readonly distanceLs: number;
  readonly wasDiscovered: boolean;
}

/** A point that several stars orbit, and which itself orbits another. */
export interface Barycentre {
  readonly id: number;
  readonly orbit: SurveyedOrbit;
}

/** What a complete scan of a system shows. */
export interface SurveyedSystem {
  readonly stars: readonly SurveyedStar[];
  readonly planets: readonly SurveyedPlanet[];
  readonly clusters: readonly BeltCluster[];
  readonly barycentres: readonly Barycentre[];
}
