import { bountyHunter } from "./bountyHunter.ts";
import { carrierOwner } from "./carrierOwner.ts";
import { explorer } from "./explorer.ts";
import { grandTour } from "./grandTour.ts";
import { onFoot } from "./onFoot.ts";
import { powerplay } from "./powerplay.ts";
import type { Scenario } from "./Scenario.ts";
import { thargoidWar } from "./thargoidWar.ts";
import { trader } from "./trader.ts";

/** The built-in scenarios, by name. */
export const scenarios = {
  explorer,
  trader,
  "carrier-owner": carrierOwner,
  "bounty-hunter": bountyHunter,
  "on-foot": onFoot,
  "thargoid-war": thargoidWar,
  powerplay,
  "grand-tour": grandTour,
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a built-in scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The names of the built-in scenarios. */
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];
