import type { Chance } from "../../chance/Chance.ts";
import type { Body, Planet, Star } from "../Body.ts";
import type { StarSystem } from "../StarSystem.ts";
import { surveyClusters } from "./rings.ts";
import type { SurveyedSystem } from "./SurveyedBody.ts";
import { surveyPlanets } from "./surveyPlanets.ts";
import { surveyBarycentres, surveyStars } from "./surveyStars.ts";

/** The share of uninhabited systems that another player has discovered. */
const discoveredShare = 0.4;

/** Describes all bodies of a system as scans show them; the bodies themselves are those of the galaxy. */
export function describeSystem(chance: Chance, system: StarSystem, bodies: readonly Body[]): SurveyedSystem {
  const wasDiscovered = system.isInhabited || chance.isLucky(discoveredShare);
  const isStar = (body: Body): body is Star => body.type === "Star";
  const isPlanet = (body: Body): body is Planet => body.type === "Planet";
  const stars = surveyStars(chance, system, bodies.filter(isStar), wasDiscovered);
  return {
    stars,
    planets: surveyPlanets(chance, bodies.filter(isPlanet), { system, star: stars[0], wasDiscovered }),
    clusters: surveyClusters(chance.fork("belts"), stars),
    barycentres: surveyBarycentres(chance, system),
  };
}
