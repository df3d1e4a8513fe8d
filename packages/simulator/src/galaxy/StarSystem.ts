import type { StarClass } from "./starClasses.ts";

/** A position in the galaxy: [x, y, z] in light-years from the origin system, on a grid of 1/32 ly. */
export type StarPosition = readonly [x: number, y: number, z: number];

/** The body at which a ship arrives by hyperspace. */
export interface Arrival {
  /** The system's name for a single star, otherwise followed by the letter of the star, or of all stars: `Hearth AB`. */
  readonly name: string;
  /** Body id; 0 for a single star and for a barycentre (F62). */
  readonly id: number;
  /** The value of BodyType: a star, or the barycentre of all stars (21 of 5,581 real jumps). */
  readonly type: "Star" | "Null";
}

/** The constant properties of a star system. */
export interface StarSystem {
  /** SystemAddress, the 64-bit id; always a safe integer here. */
  readonly address: number;
  /** A procedural name derived from the id, or a given name. */
  readonly name: string;
  readonly position: StarPosition;
  /** Class of the main star, as in StarClass of NavRoute. */
  readonly starClass: StarClass;
  /** Whether a fuel scoop works at the main star (K G B F O A M). */
  readonly isScoopable: boolean;
  /** Whether the system has factions and a population. */
  readonly isInhabited: boolean;
  /** One to four. */
  readonly starCount: number;
  readonly arrival: Arrival;
}
