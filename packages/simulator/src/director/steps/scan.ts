import { surveySystem } from "../../activities/survey.ts";
import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Scans the system. */
export const scanStep = step({
  does: "Scans the bodies of the system, which yields exploration data.",
  fields: {},
  run(context) {
    reach(context, ["supercruise"]);
    surveySystem.run(context.session);
  },
});
