import type { SystemSurvey } from "../commander/explorationData.ts";
import { Screenshot } from "../lines/Screenshot.ts";
import { SellExplorationData } from "../lines/exploration.ts";
import { say, type Scene } from "./plan.ts";
import { payPilot } from "./wages.ts";

/** The data of one system is sold; the bodies that nobody knew are listed by name. */
export const systemSold =
  (survey: SystemSurvey, discovered: readonly string[]): Scene =>
  (input) => [...payPilot(input, () => 0), say(SellExplorationData, survey, discovered)];

/** The player takes a screenshot. */
export const screenshotTaken: Scene = (input) => {
  const { play } = input.memory;
  const line = say(Screenshot, input.world, play.screenshots);
  play.screenshots += 1;
  return [line];
};
