import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import type { Transition } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { FramingMemory } from "./FramingMemory.ts";
import type { Language } from "./languages/languages.ts";
import type { Profile } from "./Profile.ts";

/** The inputs of a framing line. */
export interface FramingInput {
  readonly world: GameWorld;
  readonly profile: Profile;
  readonly language: Language;
  /** When the game started. */
  readonly startMs: number;
  /** A separate random source, so that framing lines do not change the session. */
  readonly chance: Chance;
  /** The transition that triggers the line; undefined for the first line of the journal. */
  readonly happened: Transition | undefined;
  readonly memory: FramingMemory;
}

/** Builds the fields of a line without timestamp and name; undefined when the line is not written. */
export type Framing = (input: FramingInput) => JsonObject | undefined;
