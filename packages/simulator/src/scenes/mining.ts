import {
  AsteroidCracked,
  LaunchDrone,
  MiningRefined,
  ProspectedAsteroid,
  RepairDrone,
  type LimpetType,
} from "../lines/mining.ts";
import type { Asteroid } from "../live/asteroids.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { after, perhapsAfter, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** The ship launches a limpet; a repair limpet tells its end some seconds later. */
export const limpetLaunched =
  (type: LimpetType): Scene =>
  (input) => [say(LaunchDrone, type), ...(type === "Repair" ? perhapsAfter(4, repairLine(input)) : [])];

/** The hull points of a ship, and how many a limpet repairs at most (real lines). */
const hull = { points: 1500, perLimpet: 310 };

function repairLine({ memory: { play } }: LiveInput): PlannedLine {
  return sayWhenDue(RepairDrone, () => {
    const points = Math.min(hull.perLimpet, (1 - play.hullHealth) * hull.points);
    play.hullHealth = Math.min(1, play.hullHealth + points / hull.points);
    return [points];
  });
}

/** A prospector has reached an asteroid. */
export const asteroidProspected =
  (asteroid: Asteroid): Scene =>
  () => [say(ProspectedAsteroid, asteroid)];

/** Seismic charges open an asteroid of the ring. */
export const asteroidCracked: Scene = ({ world: { ring } }) =>
  ring === undefined ? [] : after(0, say(AsteroidCracked, ring.name));

/** The refinery has filled a canister. */
export const mineralRefined =
  (type: string, text: string): Scene =>
  () => [say(MiningRefined, type, text)];
