import { undock } from "../../activities/flight.ts";
import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Leaves the port. */
export const undockStep = step({
  does: "Leaves the pad and flies in the area of the port.",
  fields: {},
  run(context) {
    reach(context, ["docked"]);
    undock(context.session);
  },
});
