import { moveCarrier } from "../../activities/carrier.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Moves the fleet carrier. */
export const moveCarrierStep = step({
  does: "Sends the player's fleet carrier to the current system, which takes a quarter of an hour.",
  fields: {},
  run(context) {
    const { session } = context;
    const { carrier } = session.commander;
    if (carrier === undefined) refuseStep("The player owns no fleet carrier.", 'Start with "owns": ["carrier"].');
    if (carrier.system.address === session.system.address) refuseStep("The carrier is here.", "Jump elsewhere first.");
    reach(context, ["supercruise"]);
    moveCarrier.run(session);
  },
});
