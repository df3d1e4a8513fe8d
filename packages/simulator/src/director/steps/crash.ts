import { refuseStep } from "../RefusedStep.ts";
import { endAbruptly } from "../sessions.ts";
import { step } from "../StepDeclaration.ts";

/** Ends the game abruptly. */
export const crashStep = step({
  does: "Ends the game abruptly: the journal stops without Shutdown, and Status.json stays as it was.",
  fields: {},
  run({ session }) {
    if (session.state === "ended") refuseStep("The game is not running.", "Start it first.");
    endAbruptly(session);
  },
});
