import { completeMission } from "../../activities/docked.ts";
import { reachWorld } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** Completes or fails a mission. */
export const completeMissionStep = step({
  does: "Completes an active mission, or fails it; handInMission removes it.",
  fields: {
    as: wordField(["Complete", "Failed"], "How the mission ends; Complete by default."),
    mission: wordField(["any", "colonisation"], "Which mission; any but the colonisation of a system by default."),
  },
  argument: "as",
  run(context, { as = "Complete", mission = "any" }) {
    const { session } = context;
    // The colonisation of a system has the largest 64-bit id, which is not a safe integer.
    const idType = mission === "any" ? "number" : "bigint";
    const active = session.commander.missions.find(({ status, id }) => status === "Active" && typeof id === idType);
    if (active === undefined) refuseStep("The player has no active mission.", "Take a mission first.");
    reachWorld(context);
    if (as === "Complete") completeMission(session, active);
    else active.status = as;
  },
});
