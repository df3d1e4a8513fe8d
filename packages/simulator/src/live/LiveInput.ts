import type { HabitCounts } from "@shipslog/contract/internal";
import type { Chance } from "../chance/Chance.ts";
import type { Language, Translations } from "../text/translate.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Transition } from "../world/Transition.ts";
import type { LiveMemory } from "./LiveMemory.ts";
import type { Profile } from "./Profile.ts";

/** What dialect `live` knows about a player beside the model, and remembers of earlier lines. */
export interface LivePlayer {
  readonly profile: Profile;
  readonly language: Language;
  /** The display texts of the language; undefined for English, the language of the model. */
  readonly words: Translations | undefined;
  /** When the game started. */
  readonly startMs: number;
  /** How real players play, which the draws follow. */
  readonly habits: HabitCounts;
  /** The random source of pauses, apart from all others. */
  readonly rhythm: Chance;
  /** A separate random source, so that the lines of `live` do not change the session. */
  readonly chance: Chance;
  readonly memory: LiveMemory;
  /** Where rare forms of lines are drawn from; undefined for the usual forms. */
  readonly rare: Chance | undefined;
}

/** The inputs of a line or a scene of dialect `live`. */
export interface LiveInput extends LivePlayer {
  readonly world: GameWorld;
  /** The transition that triggers the line; undefined for the first line of the journal and for what others do. */
  readonly happened: Transition | undefined;
}
