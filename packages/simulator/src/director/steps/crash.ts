import { refuse } from "../RefusedStep.ts";
import { crash as endAbruptly } from "../sessions.ts";
import { step } from "../StepDeclaration.ts";

/** Ends the game abruptly. */
export const crash = step({
  does: "Ends the game abruptly: the journal stops without Shutdown, and Status.json stays as it was.",
  fields: {},
  run({ session }) {
    if (session.state === "ended") refuse("The game is not running.", "Start it first.");
    endAbruptly(session);
  },
});
