import type { GameClient, Scenario } from "../scenarios/Scenario.ts";
import type { MissionOffer } from "./missionOffers.ts";
import type { Step } from "./steps/steps.ts";

/** Who plays, in which ship, and where the game begins; everything has a default that makes most steps possible. */
export interface GameSetup extends Partial<
  Pick<Scenario, "ship" | "begins" | "region" | "owns" | "goals" | "surveys">
> {
  /** The client; by default it has the on-foot expansion, is up to date and writes display texts. */
  readonly client?: Partial<GameClient>;
  /** The missions that the player has accepted before, the last one at the end; without it they are drawn. */
  readonly missions?: readonly MissionOffer[];
}

/** A scenario with a script: the steps are carried out in order, then the player leaves the game. */
export interface ScriptedScenario extends GameSetup {
  readonly script: readonly Step[];
}

/** Completes a setup to a scenario. */
export function setupScenario(setup: GameSetup): Scenario {
  const { ship = "all-rounder", begins = "docked", region = "bubble", goals = 1, surveys = 120 } = setup;
  const { owns = ["squadron", "pledge", "carrier", "colony", "crew"], client } = setup;
  return {
    name: "script",
    description: "A script.",
    ship,
    begins,
    region,
    owns,
    goals,
    surveys,
    roams: { ports: 1 },
    client: { isBaseGame: false, isOlder: false, hasTexts: true, ...client },
  };
}
