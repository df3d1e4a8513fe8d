import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Returns the SRV to the ship. */
export const dockSrvStep = step({
  does: "Drives the SRV back into the ship, after moving the cargo that fits.",
  fields: {},
  run(context) {
    reach(context, ["srv"]);
    reach({ ...context, isStrict: false }, ["landed"]);
  },
});
