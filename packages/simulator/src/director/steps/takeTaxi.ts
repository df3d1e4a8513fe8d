import { takeTaxi } from "../../activities/passenger.ts";
import { reachOnFoot } from "../reachPort.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Rides as a passenger to a drawn port, or back to the own ship. */
export const takeTaxiStep = step({
  does: "Takes a taxi to another port, or back to the ship if it is parked elsewhere.",
  fields: {},
  run(context) {
    const { session } = context;
    reachOnFoot(context, "port");
    const beforeMs = session.timeMs;
    takeTaxi.run(session);
    if (session.timeMs === beforeMs) {
      refuseStep("No taxi goes to a port in reach.", "Fly to another port and try there.");
    }
  },
});
