import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Leaves supercruise. */
export const dropOutStep = step({
  does: "Drops from supercruise to normal space.",
  fields: {},
  run(context) {
    reach(context, ["normalSpace"]);
  },
});
