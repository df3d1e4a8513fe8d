import { closeScreen } from "../../activities/screens.ts";
import { record } from "../../session/record.ts";
import { reachWorld } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Closes the screen. */
export const closeStep = step({
  does: "Closes the open screen.",
  fields: {},
  run(context) {
    const { session } = context;
    reachWorld(context);
    closeScreen(session);
    record(session);
  },
});
