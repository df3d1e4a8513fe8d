import type { StarClass } from "./starClasses.ts";

/** Classes of planets, in the spelling of the game's Scan event. */
export type PlanetClass =
  | "Metal rich body"
  | "High metal content body"
  | "Rocky body"
  | "Rocky ice body"
  | "Icy body"
  | "Earthlike body"
  | "Water world"
  | "Ammonia world"
  | "Sudarsky class I gas giant"
  | "Sudarsky class III gas giant";

/** The atmosphere of a planet. */
export type Atmosphere =
  | "none"
  | "thin carbon dioxide"
  | "thin sulphur dioxide"
  | "thin ammonia"
  | "thin argon"
  | "thin nitrogen"
  | "thick carbon dioxide"
  | "breathable"
  | "hydrogen";

/** The properties that all bodies share. */
interface AnyBody {
  /** Body id within the system, as in BodyID and Destination.Body. */
  readonly id: number;
  /** Full name: the name of the system and the designation of the body, `Hearth A 2 b`. */
  readonly name: string;
  /** Distance from the arrival star. */
  readonly distanceLs: number;
  readonly radiusM: number;
}

/** A star of a system. */
export interface Star extends AnyBody {
  readonly type: "Star";
  readonly starClass: StarClass;
}

/** A planet or moon. */
export interface Planet extends AnyBody {
  readonly type: "Planet";
  readonly planetClass: PlanetClass;
  /** Surface gravity relative to Earth. */
  readonly gravityG: number;
  readonly temperatureK: number;
  readonly atmosphere: Atmosphere;
  /** Whether a ship can land: low gravity, and a thin atmosphere or none. */
  readonly isLandable: boolean;
}

/** A star, planet or moon. */
export type Body = Star | Planet;
