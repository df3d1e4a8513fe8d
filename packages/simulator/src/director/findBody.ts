import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import type { GameSession } from "../session/GameSession.ts";
import { refuseStep } from "./StepDeclaration.ts";

/** How far the director looks for a planet by what a scan shows of it. */
const searchLy = 60;

/** A planet as a scan shows it, and the system it is in. */
export interface BodyPlace {
  readonly system: StarSystem;
  readonly planet: SurveyedPlanet;
}

/** Finds the nearest planet that is as wished; refuses when there is none. */
export function findBody(
  { world: { galaxy, system } }: GameSession,
  fits: (planet: SurveyedPlanet, system: StarSystem) => boolean,
  isHere = false,
): BodyPlace {
  for (const near of isHere ? [system] : galaxy.systemsAround(system.position, searchLy)) {
    const planets = galaxy.survey(near).planets.filter((planet) => fits(planet, near));
    const [planet] = planets.toSorted((one, other) => one.body.distanceLs - other.body.distanceLs);
    if (planet !== undefined) return { system: near, planet };
  }
  return refuseStep("No planet in reach matches the step.", "Ask for less, or fly to another region.");
}
