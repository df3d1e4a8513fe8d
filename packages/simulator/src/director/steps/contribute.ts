import { contribute } from "../../activities/communityGoals.ts";
import { retrieveGoals } from "../../session/time.ts";
import { reachPort } from "../reachPort.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** Contributes to a community goal. */
export const contributeStep = step({
  does: "Contributes to a community goal in its system; the game then retrieves the goals, which writes CommunityGoal.",
  fields: {},
  expects: "CommunityGoal",
  run(context) {
    const { session } = context;
    const { goals, home } = session.commander;
    const open = goals.filter(({ expiryMs, system }) => expiryMs > session.timeMs && system === home.system.name);
    if (open.length === 0) refuseStep("The player has joined no goal that is open.", "Join one with joinGoal.");
    reachPort(context, { in: home.system });
    contribute.run(session);
    retrieveGoals(session);
  },
});
