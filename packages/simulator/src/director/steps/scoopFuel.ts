import { scoopFuel } from "../../activities/fuel.ts";
import { findSystem } from "../findSystem.ts";
import { flyTo } from "../flyTo.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Fills the tank at the star, or at the nearest star where that is possible. */
export const scoopFuelStep = step({
  does: "Scoops fuel at a star until the tank is full; flies to a suitable star first.",
  fields: {},
  run(context) {
    const { session } = context;
    const { ship } = session;
    if (ship.scoopRateT === 0) refuseStep("The ship has no fuel scoop.", "Start with another ship.");
    reach(context, ["supercruise"]);
    const isFull = ship.fuelMainT >= ship.fuelCapacityT;
    if (isFull || !session.system.isScoopable) {
      if (context.isStrict) {
        refuseStep("There is nothing to scoop here.", "Jump to a scoopable star, or use some fuel first.");
      }
      flyTo(session, findSystem(session, "nearest scoopable"));
    }
    scoopFuel.run(session);
  },
});
