import type { Body } from "./Body.ts";
import type { Society } from "./Society.ts";
import type { StarPosition, StarSystem } from "./StarSystem.ts";
import type { Station } from "./Station.ts";

/** What a navigator may ask of a route. */
export interface RouteWishes {
  /** Take a somewhat longer way rather than a star at which no fuel can be scooped. */
  readonly prefersScoopable?: boolean;
}

/**
 * A galaxy that a seed determines: every answer depends on the seed and the question alone, never on what was asked before.
 * A day is a whole number of days since 1970 (`Math.floor(timeMs / 86_400_000)`).
 */
export interface Galaxy {
  /** The system at [0, 0, 0]; it is inhabited. */
  readonly origin: StarSystem;
  /** The system with this SystemAddress, if there is one. */
  systemAt(address: number): StarSystem | undefined;
  /** All systems within a radius, nearest first, equal distances by address. */
  systemsNear(position: StarPosition, radiusLy: number): readonly StarSystem[];
  /** The inhabited systems within a radius, nearest first: the same as filtering `systemsNear`, but cheaper. */
  inhabitedNear(position: StarPosition, radiusLy: number): readonly StarSystem[];
  /** The inhabited system nearest to a place, however far. */
  nearestInhabited(position: StarPosition): StarSystem;
  /** The systems from one to another, both included, each hop within range; undefined when no way is found. */
  planRoute(from: StarSystem, to: StarSystem, rangeLy: number, wishes?: RouteWishes): readonly StarSystem[] | undefined;
  /** The stars, planets and moons of a system, in the order of their ids. */
  bodies(system: StarSystem): readonly Body[];
  /** Who lives in a system on a day. */
  society(system: StarSystem, day: number): Society;
  /** The stations of a system on a day; their owners are factions of `society` on that day. */
  stations(system: StarSystem, day: number): readonly Station[];
}
