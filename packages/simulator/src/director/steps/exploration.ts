import { sellData } from "../../activities/docked.ts";
import { surveySystem } from "../../activities/survey.ts";
import { reach } from "../reach.ts";
import { reachService } from "../reachPort.ts";
import { refuseStep, step } from "../StepDeclaration.ts";

/** Steps with exploration data. */
export const explorationSteps = {
  scan: step({
    does: "Scans the bodies of the system, which yields exploration data.",
    fields: {},
    run(context) {
      reach(context, ["supercruise"]);
      surveySystem.run(context.session);
    },
  }),
  sellExplorationData: step({
    does: "Docks where there is Cartographics and sells all exploration data, page by page; scans a system first if there is none.",
    fields: {},
    expects: "MultiSellExplorationData",
    run(context) {
      const { session } = context;
      if (session.world.commander.surveys.size === 0) {
        if (context.isStrict) refuseStep("The player has no exploration data.", "Scan a system first.");
        reach(context, ["supercruise"]);
        surveySystem.run(session);
      }
      reachService(context, "exploration");
      sellData.run(session);
    },
  }),
} as const;
