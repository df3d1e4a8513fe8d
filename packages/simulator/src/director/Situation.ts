import type { Scenario } from "../scenarios/Scenario.ts";
import type { GameClient } from "../world/GameClient.ts";

/** Who plays, in which ship, and where the game begins; everything has a default that makes most steps possible. */
export interface Situation extends Partial<
  Pick<Scenario, "ship" | "begins" | "region" | "owns" | "goals" | "surveys">
> {
  /** The client; by default it has the on-foot expansion, is up to date and writes display texts. */
  readonly client?: Partial<GameClient>;
}

/** Completes a situation to a scenario. */
export function scenarioOf(situation: Situation): Scenario {
  const { ship = "all-rounder", begins = "docked", region = "bubble", goals = 1, surveys = 60 } = situation;
  const { owns = ["squadron", "pledge", "carrier", "colony", "crew"], client } = situation;
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
