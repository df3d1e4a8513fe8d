import { refuelAtPort } from "../../activities/fuel.ts";
import { useServices } from "../useServices.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Fills the tank. */
export const refuelStep = step({
  does: "Docks and fills the tank.",
  fields: {},
  run(context) {
    const { ship } = context.session;
    if (ship.fuelMainT >= ship.fuelCapacityT) refuseStep("The tank is full.", "Use some fuel first.");
    useServices(context, "refuel", refuelAtPort);
  },
});
