import { undock as leavePad } from "../../activities/flight.ts";
import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Leaves the port. */
export const undock = step({
  does: "Leaves the pad and flies in the area of the port.",
  fields: {},
  run(context) {
    reach(context, ["docked"]);
    leavePad(context.session);
  },
});
