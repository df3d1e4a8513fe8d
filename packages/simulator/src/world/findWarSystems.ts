import type { Galaxy } from "../galaxy/Galaxy.ts";
import type { WarStatus } from "../galaxy/Society.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarPosition, StarSystem } from "../galaxy/StarSystem.ts";

/** A state of a system that the Thargoids hold. */
export type LostState = Extract<WarStatus["state"], "Thargoid_Stronghold" | "Thargoid_Controlled">;

const reachLy = 150;
const stepLy = 75;

/** Points of a coarse grid around the origin, ordered by how likely a war is there. */
function lookouts(): readonly StarPosition[] {
  const points: StarPosition[] = [];
  for (let x = -reachLy; x <= reachLy; x += stepLy) {
    for (let y = -reachLy; y <= reachLy; y += stepLy) {
      for (let z = -reachLy; z <= reachLy; z += stepLy) points.push([x, y, z]);
    }
  }
  const offShell = ([x, y, z]: StarPosition): number => Math.abs(Math.sqrt(x * x + y * y + z * z) - reachLy);
  return points.toSorted((one, other) => offShell(one) - offShell(other));
}

/** The front is at most this far from the centre of the war. */
const frontLy = 65;

/** Finds the nearest system behind the front in a state of the war, from a system at the front. */
export function findInWar(galaxy: Galaxy, front: StarSystem, day: number, state: LostState): StarSystem | undefined {
  let nearest: StarSystem | undefined;
  let nearestLy = frontLy;
  for (const system of galaxy.lostSystems) {
    const ly = lyBetween(front.position, system.position);
    const isNearer = ly < nearestLy || (ly === nearestLy && system.address < (nearest?.address ?? Infinity));
    if (!isNearer || galaxy.war(system, day)?.state !== state) continue;
    nearest = system;
    nearestLy = ly;
  }
  return nearest;
}

/** Finds the inhabited systems of the Thargoid war on a day; empty when there is none. */
export function findWarSystems(galaxy: Galaxy, day: number): readonly StarSystem[] {
  const isAtWar = (system: StarSystem): boolean => galaxy.war(system, day) !== undefined;
  for (const point of lookouts()) {
    const [found] = galaxy.inhabitedNear(point, 40).filter(isAtWar);
    if (found !== undefined) return galaxy.inhabitedNear(found.position, 60).filter(isAtWar);
  }
  return [];
}
