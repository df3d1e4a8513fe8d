import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Returns to the ship in the fighter. */
export const dockFighterStep = step({
  does: "Flies the fighter back to its bay.",
  fields: {},
  run(context) {
    reach(context, ["fighter"]);
    reach({ ...context, isStrict: false }, ["normalSpace"]);
  },
});
