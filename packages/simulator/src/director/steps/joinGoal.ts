import { pause } from "../../activities/pause.ts";
import { type JoinedGoal, drawGoal } from "../../commander/communityGoals.ts";
import { CommunityGoal } from "../../lines/missions.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { retrieveGoals } from "../../session/time.ts";
import { refuseStep } from "../RefusedStep.ts";
import type { StepContext } from "../StepContext.ts";
import { step } from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { preview } from "../preview.ts";
import { reachWorld } from "../reach.ts";

/** The most goals at a time. */
const goalsMax = 5;

/** How many goals are on offer until one is as expected. */
const offersMax = 60;

/** Joins a community goal. */
export const joinGoalStep = step({
  does: "Joins a community goal; the game then retrieves the goals, which writes CommunityGoal.",
  fields: {},
  expects: "CommunityGoal",
  run(context) {
    const { session } = context;
    const { commander } = session;
    if (commander.goals.length >= goalsMax) {
      refuseStep(`The player has joined ${goalsMax} goals.`, "Start with fewer goals.");
    }
    const goal = offer(context);
    reachWorld(context);
    commander.goals.push({ ...goal, id: commander.nextGoalId });
    commander.nextGoalId += 1;
    pause(session, 5, 20);
    retrieveGoals(session);
  },
});

function withGoal(session: GameSession, goal: JoinedGoal): GameSession {
  return { ...session, commander: { ...session.commander, goals: [goal] } };
}

/** Draws goals until one is as expected. */
function offer({ session, expect }: StepContext): JoinedGoal {
  const { chance, timeMs, commander } = session;
  for (let left = offersMax; left > 0; left -= 1) {
    const goal = drawGoal(chance, timeMs, commander.nextGoalId, commander.home);
    const data = { text: "", hasChanged: true };
    if (isExpected(preview(withGoal(session, goal), CommunityGoal, "retrieveGoals", data), expect)) return goal;
  }
  return refuseStep("No goal on offer is as expected.", "Expect less.");
}
