import { handIn } from "../../activities/docked.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";
import { useServices } from "../useServices.ts";

/** Removes the first mission that has ended, with its reward. */
export const handInMissionStep = step({
  does: "Docks and hands in a mission that is complete or failed.",
  fields: {},
  run(context) {
    const { session } = context;
    const ended = session.commander.missions.find(({ status }) => status !== "Active");
    if (ended === undefined) refuseStep("No mission is complete or failed.", "Do completeMission first.");
    useServices(context, "missions", () => handIn(session, ended));
  },
});
