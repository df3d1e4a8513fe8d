import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { ringsOf, type NearRing } from "../world/GameWorld.ts";
import { refuseStep } from "./StepDeclaration.ts";

/** How far the director looks for a ring. */
const searchLy = 40;

/** A ring and the system it is in. */
export interface RingPlace {
  readonly system: StarSystem;
  readonly ring: NearRing;
}

/** Finds the nearest ring of a class, or of any; refuses when there is none. */
export function findRing({ world }: GameSession, ringClass: NearRing["ringClass"] | undefined): RingPlace {
  for (const system of world.galaxy.systemsAround(world.system.position, searchLy)) {
    const rings = ringsOf(world, system).filter((ring) => ringClass === undefined || ring.ringClass === ringClass);
    const [ring] = rings.toSorted((one, other) => one.distanceLs - other.distanceLs);
    if (ring !== undefined) return { system, ring };
  }
  return refuseStep("No ring in reach matches the step.", "Ask for another ring, or fly to another region.");
}
