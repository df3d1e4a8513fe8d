import { rideJetCone } from "../../activities/fuel.ts";
import { findSystem } from "../findSystem.ts";
import { flyTo } from "../flyTo.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Supercharges the drive. */
export const rideJetConeStep = step({
  does: "Flies through the jet cone of a neutron star, which boosts the next jump fourfold.",
  fields: {},
  run(context) {
    const { session } = context;
    const isHere = session.system.starClass === "N";
    if (!isHere && context.isStrict) {
      refuseStep("The star of this system is not a neutron star.", 'Jump to "neutron star" first.');
    }
    const target = isHere ? session.system : findSystem(session, "neutron star");
    reach(context, ["supercruise"]);
    flyTo(session, target);
    rideJetCone.run(session);
  },
});
