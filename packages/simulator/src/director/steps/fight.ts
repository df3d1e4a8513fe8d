import { hunt } from "../../activities/combat.ts";
import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Fights at a signal source of the system. */
export const fightStep = step({
  does: "Drops at a signal, fights there and returns to supercruise.",
  fields: {},
  run(context) {
    reach(context, ["supercruise"]);
    hunt.run(context.session);
  },
});
