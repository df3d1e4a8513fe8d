import type { SystemSurvey } from "../commander/explorationData.ts";
import { Screenshot } from "../lines/Screenshot.ts";
import { SellExplorationData } from "../lines/exploration.ts";
import { say, type Scene } from "./plan.ts";
import { payPilot, paying } from "./wages.ts";

/** The data of one system is sold; the bodies that nobody knew are listed by name. */
export const systemSold =
  (survey: SystemSurvey, discovered: readonly string[]): Scene =>
  (input) => {
    const { commander } = input.world;
    const paidCr = survey.baseCr + survey.bonusCr;
    // The model has paid already: until the line is written the money is not there.
    commander.adjustmentCr -= paidCr;
    return [...payPilot(input, () => 0), paying(commander, paidCr, say(SellExplorationData, survey, discovered))];
  };

/** The player takes a screenshot. */
export const screenshotTaken: Scene = (input) => {
  const { play } = input.memory;
  const line = say(Screenshot, input.world, play.screenshots);
  play.screenshots += 1;
  return [line];
};
