import { useServices } from "../useServices.ts";
import { step } from "../StepDeclaration.ts";

/** Repairs the ship. */
export const repairStep = step({
  does: "Docks and repairs the canopy and the shields.",
  fields: {},
  run(context) {
    useServices(context, "repair", ({ ship }) => {
      ship.hasCockpitBreach = false;
      ship.hasShieldsUp = true;
    });
  },
});
