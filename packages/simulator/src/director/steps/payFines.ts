import { applyTransition } from "../../session/applyTransition.ts";
import { useServices } from "../useServices.ts";
import { step } from "../StepDeclaration.ts";

/** Pays fines and bounties. */
export const payFinesStep = step({
  does: "Docks and pays all fines, and the bounty of the system.",
  fields: {},
  run(context) {
    useServices(context, "contacts", (session) => {
      const { commander, system } = session;
      applyTransition(session, "useServices", { finedIn: [...commander.finedIn] });
      commander.finedIn.clear();
      commander.wantedIn.delete(system.address);
    });
  },
});
