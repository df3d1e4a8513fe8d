import { contribute } from "../../activities/communityGoals.ts";
import { joinCrew, joinCrewRemotely } from "../../activities/passenger.ts";
import { pause } from "../../activities/pause.ts";
import { drawGoal, type JoinedGoal } from "../../commander/communityGoals.ts";
import { CommunityGoal } from "../../lines/missions.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { retrieveGoals } from "../../session/time.ts";
import { refuseStep, step, wordField, type StepContext } from "../StepDeclaration.ts";
import { isExpected, preview } from "../expectation.ts";
import { reachWorld } from "../reach.ts";
import { reachOnFoot, reachPort } from "../reachPort.ts";

/** The most goals at a time. */
const goalsMax = 5;

/** How many goals are on offer until one is as expected. */
const offersMax = 60;

/** Steps in the crews of other players, and community goals. */
export const companySteps = {
  joinCrew: step({
    does: "Joins the crew of another player's ship: aboard for a flight, or by telepresence for a fight.",
    fields: { by: wordField(["boarding", "telepresence"], "How; boarding by default.") },
    argument: "by",
    run(context, { by = "boarding" }) {
      const { session } = context;
      if (by === "telepresence") {
        reachPort(context, { fits: ({ isOnSurface }) => !isOnSurface });
        joinCrewRemotely.run(session);
        return;
      }
      reachOnFoot(context, "port");
      const beforeMs = session.world.timeMs;
      joinCrew.run(session);
      if (session.world.timeMs === beforeMs) {
        refuseStep("No crew flies to a port in reach.", "Fly to another port and try there.");
      }
    },
  }),
  joinGoal: step({
    does: "Joins a community goal; the game then retrieves the goals, which writes CommunityGoal.",
    fields: {},
    expects: "CommunityGoal",
    run: joinGoal,
  }),
  contribute: step({
    does: "Contributes to a community goal in its system, after joining one if none is open; the game then retrieves the goals, which writes CommunityGoal.",
    fields: {},
    expects: "CommunityGoal",
    run(context) {
      const { session, isStrict } = context;
      const { goals, home } = session.world.commander;
      const isOpen = ({ expiryMs, system }: JoinedGoal): boolean =>
        expiryMs > session.world.timeMs && system === home.system.name;
      if (!goals.some(isOpen)) {
        if (isStrict) refuseStep("The player has joined no goal that is open.", "Join one with joinGoal.");
        joinGoal({ ...context, expect: {} });
      }
      reachPort(context, { in: home.system });
      contribute.run(session);
      retrieveGoals(session);
    },
  }),
} as const;

function joinGoal(context: StepContext): void {
  const { session } = context;
  const { commander } = session.world;
  if (commander.goals.length >= goalsMax) {
    refuseStep(`The player has joined ${goalsMax} goals.`, "Start with fewer goals.");
  }
  const goal = offer(context);
  reachWorld(context);
  const joined = { ...goal, id: commander.nextGoalId };
  commander.goals.push(joined);
  commander.nextGoalId += 1;
  applyTransition(session, "joinGoal", { goal: { ...joined } });
  pause(session, 10, 30);
  retrieveGoals(session);
}

function withGoal(session: GameSession, goal: JoinedGoal): GameSession {
  return {
    ...session,
    world: { ...session.world, commander: { ...session.world.commander, goals: [goal] } },
  };
}

/** Draws goals until one is as expected. */
function offer({ session, expect }: StepContext): JoinedGoal {
  const { chance, timeMs, commander } = session.world;
  // A wish may be about a goal that was joined earlier and has ended.
  const isWished = Object.keys(expect).length > 0;
  for (let left = offersMax; left > 0; left -= 1) {
    const goal = drawGoal(chance, timeMs, commander.nextGoalId, commander.home, isWished);
    const data = { text: "", hasChanged: true };
    if (isExpected(preview(withGoal(session, goal), CommunityGoal, "retrieveGoals", data), expect)) return goal;
  }
  return refuseStep("No goal on offer is as expected.", "Expect less.");
}
