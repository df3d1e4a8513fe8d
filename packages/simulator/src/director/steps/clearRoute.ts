import { forgetRoute } from "../../activities/navigation.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Clears what plotRoute plotted. */
export const clearRouteStep = step({
  does: "Clears the plotted route.",
  fields: {},
  run(context) {
    const { session } = context;
    if (session.route.length === 0) refuseStep("There is no route.", "Plot one with plotRoute.");
    reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed"]);
    forgetRoute(session);
  },
});
