import type { StarClass } from "./starClasses.ts";

/** A place in the galaxy, [x, y, z] in light-years from the origin system, on a grid of 1/32 ly. */
export type StarPosition = readonly [x: number, y: number, z: number];

/** The body a ship meets when it arrives by hyperspace. */
export interface Arrival {
  /** The system's name alone for a single star, else with the star's letters behind it: `Hearth A`. */
  readonly name: string;
  /** Body id; 0 exactly when the name is the system's (format-facts 5). */
  readonly id: number;
  /** Sort of body as BodyType says it; a ship arrives at a star. */
  readonly type: "Star";
}

/** A star system as the galaxy map knows it: what never changes. */
export interface StarSystem {
  /** SystemAddress, the 64-bit id; always a safe integer here. */
  readonly address: number;
  /** Procedural name from the id, or a name of its own. */
  readonly name: string;
  readonly position: StarPosition;
  /** Class of the main star as NavRoute's StarClass says it. */
  readonly starClass: StarClass;
  /** Whether a fuel scoop works at the main star (K G B F O A M). */
  readonly isScoopable: boolean;
  /** Whether people live here: exactly then it has factions and a population. */
  readonly isInhabited: boolean;
  readonly arrival: Arrival;
}
