import { record } from "../../session/record.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, wholeField } from "../StepDeclaration.ts";

/** The half-pips of a ship. */
const halfPips = 12;

/** Distributes power. */
export const setPipsStep = step({
  does: "Distributes the twelve half-pips of power.",
  fields: {
    systems: wholeField(0, 8, "Half-pips to systems; 4 by default."),
    engines: wholeField(0, 8, "Half-pips to engines; 4 by default."),
    weapons: wholeField(0, 8, "Half-pips to weapons; what is left by default."),
  },
  run(context, { systems = 4, engines = 4, weapons = halfPips - systems - engines }) {
    const { session } = context;
    const isWhole = systems + engines + weapons === halfPips && weapons >= 0 && weapons <= 8;
    if (!isWhole) {
      refuseStep("The half-pips do not sum to 12, or one is above 8.", "Give three numbers that sum to 12.");
    }
    reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed", "srv"]);
    session.controls.pips = [systems, engines, weapons];
    record(session);
  },
});
