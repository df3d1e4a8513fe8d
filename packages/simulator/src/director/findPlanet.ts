import type { Planet } from "../galaxy/Body.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { landableHere } from "../world/GameWorld.ts";
import { asIfIn } from "./places.ts";
import { refuseStep } from "./StepDeclaration.ts";

/** What a planet must be like. */
export interface PlanetWish {
  readonly fits?: (planet: Planet) => boolean;
  /** Whether only the current system counts. */
  readonly isHere?: boolean;
}

/** How far the director looks for a planet. */
const searchLy = 40;

/** Finds the nearest planet to land on that is as wished, with its system; refuses when there is none. */
export function findPlanet(session: GameSession, { fits = () => true, isHere = false }: PlanetWish) {
  const { galaxy, system } = session.world;
  for (const near of isHere ? [system] : galaxy.systemsAround(system.position, searchLy)) {
    const landable = landableHere(asIfIn(session, near).world).filter(fits);
    const [planet] = landable.toSorted((one, other) => one.distanceLs - other.distanceLs);
    if (planet !== undefined) return { system: near satisfies StarSystem, planet };
  }
  return refuseStep("No planet to land on matches the step.", "Ask for less, or fly to another region.");
}
