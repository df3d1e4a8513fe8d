import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Leaves the ship in the SRV. */
export const deploySrvStep = step({
  does: "Drives the SRV out of the ship, on the ground of a planet.",
  fields: {},
  run(context) {
    const isStrict = context.isStrict && context.session.state !== "landed";
    reach({ ...context, isStrict }, ["srv"]);
  },
});
