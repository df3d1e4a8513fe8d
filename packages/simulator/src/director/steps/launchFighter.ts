import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Flies the fighter. */
export const launchFighterStep = step({
  does: "Launches the fighter and flies it.",
  fields: {},
  run(context) {
    const isStrict = context.isStrict && context.session.state !== "normalSpace";
    reach({ ...context, isStrict }, ["fighter"]);
  },
});
