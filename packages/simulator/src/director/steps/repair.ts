import { applyTransition } from "../../session/applyTransition.ts";
import { useServices } from "../useServices.ts";
import { step } from "../StepDeclaration.ts";

/** Repairs the ship. */
export const repairStep = step({
  does: "Docks and repairs the canopy and the shields.",
  fields: {},
  run(context) {
    useServices(context, "repair", (session) => {
      session.ship.hasCockpitBreach = false;
      session.ship.hasShieldsUp = true;
      applyTransition(session, "useServices", { finedIn: [] });
    });
  },
});
