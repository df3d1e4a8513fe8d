import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import type { Planet } from "../galaxy/Body.ts";
import type { Transition } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Language } from "./languages/languages.ts";
import type { Profile } from "./Profile.ts";

/** All a framing line is read from. */
export interface FramingInput {
  readonly world: GameWorld;
  readonly profile: Profile;
  readonly language: Language;
  /** When the game was started. */
  readonly startMs: number;
  /** Chance of its own: what the framing lines draw changes nothing in the session. */
  readonly chance: Chance;
  /** What brought the line about; undefined for the first line of all. */
  readonly happened: Transition | undefined;
  readonly memory: FramingMemory;
}

/** What framing lines remember of those before. */
export interface FramingMemory {
  /** Fuel scooped and not yet told. */
  scoopedT: number;
  /** The track that plays. */
  track: string;
  /** The planet the player was over last. */
  planet: Planet | undefined;
  /** The address of the last system of the route in NavRoute.json; undefined when the file shows no route. */
  routeEnd: number | undefined;
}

/** Reads a line off the input, without timestamp and name; undefined when there is nothing to write. */
export type Framing = (input: FramingInput) => JsonObject | undefined;
