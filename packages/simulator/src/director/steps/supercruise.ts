import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Enters supercruise. */
export const supercruiseStep = step({
  does: "Enters supercruise, from wherever the player is.",
  fields: {},
  run(context) {
    reach(context, ["supercruise"]);
  },
});
