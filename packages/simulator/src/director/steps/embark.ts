import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Returns to the ship. */
export const embarkStep = step({
  does: "Returns to the player's own ship, by taxi if it is parked elsewhere.",
  fields: {},
  run(context) {
    reach(context, ["onFoot"]);
    reach({ ...context, isStrict: false }, ["docked", "landed"]);
  },
});
