import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Takes off from a planet. */
export const liftOffStep = step({
  does: "Takes off from the ground of a planet.",
  fields: {},
  run(context) {
    reach(context, ["landed"]);
    reach({ ...context, isStrict: false }, ["planetFlight"]);
  },
});
