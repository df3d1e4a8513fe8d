import type { Body } from "./Body.ts";
import type { Signal } from "./signals/Signal.ts";
import type { Society, WarStatus } from "./Society.ts";
import type { StarPosition, StarSystem } from "./StarSystem.ts";
import type { Station } from "./Station.ts";
import type { SurveyedSystem } from "./survey/SurveyedBody.ts";

/** Preferences of a route. */
export interface RouteWishes {
  /** Prefer scoopable stars, even if the route gets somewhat longer. */
  readonly prefersScoopable?: boolean;
}

/**
 * A galaxy determined by a seed: every result depends only on the seed and the arguments, never on earlier calls.
 * A day is a whole number of days since 1970 (`Math.floor(timeMs / 86_400_000)`).
 */
export interface Galaxy {
  /** The system at [0, 0, 0]; it is inhabited. */
  readonly origin: StarSystem;
  /** The system with this SystemAddress, if there is one. */
  systemAt(address: number): StarSystem | undefined;
  /** All systems within a radius, nearest first; equal distances are ordered by address. */
  systemsNear(position: StarPosition, radiusLy: number): readonly StarSystem[];
  /** The same systems one by one, for a search that ends with one of the nearest. */
  systemsAround(position: StarPosition, radiusLy: number): Iterable<StarSystem>;
  /** The inhabited systems within a radius, nearest first; the same as filtering `systemsNear`, but cheaper. */
  inhabitedNear(position: StarPosition, radiusLy: number): readonly StarSystem[];
  /** The inhabited system nearest to a position, however far. */
  nearestInhabited(position: StarPosition): StarSystem;
  /** The systems of a route, both ends included, each hop within range; undefined when no route is found. */
  planRoute(from: StarSystem, to: StarSystem, rangeLy: number, wishes?: RouteWishes): readonly StarSystem[] | undefined;
  /** The stars, planets and moons of a system, ordered by id. */
  bodies(system: StarSystem): readonly Body[];
  /** What a complete scan of a system shows: its bodies with orbits, grounds, rings and life. */
  survey(system: StarSystem): SurveyedSystem;
  /** The society of a system on a day. */
  society(system: StarSystem, day: number): Society;
  /** The status of the Thargoid war in a system on a day; the same as that of `society`, but cheaper. */
  war(system: StarSystem, day: number): WarStatus | undefined;
  /** The systems that the Thargoids hold, in no order; all are uninhabited. */
  readonly lostSystems: readonly StarSystem[];
  /** What the full spectrum scanner finds in an inhabited system on a day, beside bodies; empty elsewhere. */
  signals(system: StarSystem, day: number): readonly Signal[];
  /** The stations of a system on a day; their owners are factions of `society` on that day. */
  stations(system: StarSystem, day: number): readonly Station[];
}
