import type { StarClass } from "./starClasses.ts";

/** Sorts of planets, spelled as the game's scans spell them. */
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

/** What surrounds a planet; `none` for bare rock and ice. */
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

/** What every body of a system has. */
interface AnyBody {
  /** Body id within the system, as BodyID and Destination.Body hold it. */
  readonly id: number;
  /** Full name: the system's name and the body's own designation, `Hearth A 2 b`. */
  readonly name: string;
  /** How far the body is from the arrival star. */
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
  /** Surface gravity, 1 as on Earth. */
  readonly gravityG: number;
  readonly temperatureK: number;
  readonly atmosphere: Atmosphere;
  /** Whether a ship can land: small gravity, and thin air or none. */
  readonly isLandable: boolean;
}

/** A star, planet or moon. */
export type Body = Star | Planet;
