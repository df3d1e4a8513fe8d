import { driveSrv } from "../../activities/srv.ts";
import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Drives a round, as the activity of the scenarios does. */
export const driveSrvStep = step({
  does: "Drives away in the SRV, gathers materials and perhaps cargo, and drives back.",
  fields: {},
  run(context) {
    reach(context, ["srv"]);
    driveSrv.run(context.session);
  },
});
