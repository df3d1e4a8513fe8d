import { record } from "../../session/record.ts";
import { reach } from "../reach.ts";
import { step, wholeField } from "../StepDeclaration.ts";

/** Changes the number of the fire group in Status.json. */
export const selectFireGroupStep = step({
  does: "Selects a fire group.",
  fields: { group: wholeField(0, 7, "The number of the group; 1 by default.") },
  argument: "group",
  run(context, { group = 1 }) {
    const { session } = context;
    reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed", "srv"]);
    session.controls.fireGroup = group;
    record(session);
  },
});
