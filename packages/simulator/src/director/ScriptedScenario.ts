import type { GameSetup } from "./GameSetup.ts";
import type { Step } from "./Step.ts";

/** A scenario with a script: the steps are carried out in order, then the player leaves the game. */
export interface ScriptedScenario extends GameSetup {
  readonly script: readonly Step[];
}
