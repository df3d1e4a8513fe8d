import { cruise } from "../../activities/flight.ts";
import { reach } from "../reach.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** The distance that a ship flies in a chosen manner, in light-seconds. */
const distanceLs = 600;

/** Enters supercruise. */
export const supercruiseStep = step({
  does: "Enters supercruise, from wherever the player is, and may fly on with assist or overcharge.",
  fields: { with: wordField(["assist", "overcharge"], "How the ship flies on for a while.") },
  argument: "with",
  run(context, { with: manner }) {
    reach(context, ["supercruise"]);
    if (manner !== undefined) cruise(context.session, distanceLs, manner);
  },
});
