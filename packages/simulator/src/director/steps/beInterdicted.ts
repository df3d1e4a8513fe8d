import { resistInterdiction } from "../../activities/combat.ts";
import { reach } from "../reach.ts";
import { flagField, step } from "../StepDeclaration.ts";

/** Resists an interdiction; the ship may have to fight. */
export const beInterdictedStep = step({
  does: "Is interdicted in supercruise, and escapes or has to fight.",
  fields: { escapes: flagField("Whether the ship escapes; drawn by default.") },
  argument: "escapes",
  run(context, { escapes }) {
    reach(context, ["supercruise"]);
    resistInterdiction(context.session, escapes);
  },
});
