import { acceptMission, completeMission, handIn } from "../../activities/docked.ts";
import { abandonMission, failMission } from "../../activities/missions.ts";
import { pause } from "../../activities/pause.ts";
import { colonisationMission, missionsMax, type AcceptedMission } from "../../commander/missions.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { bring, killTargets, placeToHandIn, reachGoal, reachPlace } from "../missionGoals.ts";
import {
  drawOffer,
  ensureTerms,
  offeredMissions,
  wingMissions,
  wishFields,
  type MissionWish,
  type MissionWord,
} from "../missionOffers.ts";
import { reachWorld } from "../reach.ts";
import { useServices } from "../reachPort.ts";
import { refuseStep, step, wholeField, wordField, type StepContext, type StepField } from "../StepDeclaration.ts";

/** How long a player has to build the first port of a claimed system. */
const claimMs = 28 * 86_400_000;

/** Names of a mission in steps: the one taken last, any, the colonisation of a system, or an id. */
const missionField: StepField<string | number> = {
  type: ["string", "integer"],
  description:
    'The mission: "last" for the one taken last, "any", "colonisation", or its MissionID; the last by default.',
};

/** Steps with missions. */
export const missionSteps = {
  takeMission: step({
    does: "Docks and accepts a mission; Missions lists it at the next start.",
    fields: {
      kind: wordField([...offeredMissions, "colonisation"], "The kind of mission; drawn by default."),
      ...wishFields,
    },
    argument: "kind",
    run(context, { kind, ...wish }) {
      const { session } = context;
      const { missions } = session.world.commander;
      if (kind === "colonisation") {
        claimSystem(context);
        return;
      }
      if (missions.length >= missionsMax) {
        refuseStep("The player has as many missions as allowed.", "Hand one in or abandon one first.");
      }
      if (wish.wing === true && (kind === undefined || !wingMissions.includes(kind))) {
        refuseStep("Only some missions are for a wing.", `Take one of ${wingMissions.join(", ")}.`);
      }
      useServices(context, "missions", () => takeHere(session, kind, wish), "MissionAccepted");
    },
  }),
  progressMission: step({
    does: "Works for an active mission: kills targets, or brings tonnes to a depot; leads to the system or port where that counts.",
    fields: { mission: missionField, count: wholeField(1, 600, "Kills or tonnes; one by default.") },
    argument: "count",
    run(context, { mission, count = 1 }) {
      const active = chooseMission(context, mission, "Active");
      reachWorld(context);
      const terms = ensureTerms(context.session, active);
      if (terms.has === "kills") killTargets(context, active, terms, count);
      else if (terms.has === "goods") bring(context, active, terms, count);
      else refuseStep("The mission has nothing to count.", "Complete it instead.");
    },
  }),
  completeMission: step({
    does: "Reaches the goal of an active mission, or fails it; handInMission is paid for it.",
    fields: {
      as: wordField(["Complete", "Failed"], "How the mission ends; Complete by default."),
      mission: missionField,
    },
    argument: "as",
    run(context, { as = "Complete", mission }) {
      const { session } = context;
      const active = chooseMission(context, mission, "Active");
      reachWorld(context);
      if (as === "Failed") {
        failOne(session, active);
        return;
      }
      if (typeof active.id === "number") reachGoal(context, active, ensureTerms(session, active));
      if (active.status === "Active") completeMission(session, active);
      pause(session, 5, 15);
    },
  }),
  failMission: step({
    does: "Fails an active mission, wherever the player is.",
    fields: { mission: missionField },
    argument: "mission",
    run(context, { mission }) {
      const active = chooseMission(context, mission, "Active");
      reachWorld(context);
      failOne(context.session, active);
    },
  }),
  abandonMission: step({
    does: "Gives up a mission, wherever the player is.",
    fields: { mission: missionField },
    argument: "mission",
    run(context, { mission }) {
      const { session } = context;
      const held = chooseMission(context, mission, "Active", "Complete");
      reachWorld(context);
      if (typeof held.id === "number") ensureTerms(session, held);
      pause(session, 3, 10);
      abandonMission(session, held);
      pause(session, 3, 10);
    },
  }),
  handInMission: step({
    does: "Docks where the mission ends and hands it in; one that has failed disappears.",
    fields: { mission: missionField },
    argument: "mission",
    run(context, { mission }) {
      const { session } = context;
      const ended = chooseMission(context, mission, "Complete", "Failed");
      if (ended.status === "Complete" && typeof ended.id === "number") {
        reachPlace(context, placeToHandIn(ended, ensureTerms(session, ended)));
      }
      useServices(context, "missions", () => {
        handIn(session, ended);
        pause(session, 8, 15);
      });
    },
  }),
} as const;

/** Accepts a mission at the current port. */
function takeHere(session: GameSession, kind: MissionWord | undefined, wish: MissionWish): void {
  const { mission, item } = drawOffer(session, kind, wish);
  acceptMission(session, mission, item);
  pause(session, 8, 20, undefined, "MissionAccepted");
}

/** Chooses the mission that a step names; refuses one that has another status. */
function chooseMission(
  { session }: StepContext,
  wished: string | number = "last",
  ...statuses: readonly AcceptedMission["status"][]
): AcceptedMission {
  const { missions } = session.world.commander;
  // The colonisation of a system has the largest 64-bit id, which is not a safe integer.
  const isWished = ({ id }: AcceptedMission): boolean => {
    if (wished === "colonisation") return typeof id === "bigint";
    if (wished === "last" || wished === "any") return typeof id === "number";
    return String(id) === String(wished);
  };
  const found = missions.filter((each) => isWished(each) && statuses.includes(each.status));
  const chosen = wished === "any" ? found[0] : found.at(-1);
  if (chosen !== undefined) return chosen;
  const held = missions.map(({ id, status }) => `${id} (${status})`).join(", ");
  return refuseStep(
    `The player has no such mission that is ${statuses.join(" or ").toLowerCase()}.`,
    held === "" ? "Take a mission first." : `Name one of ${held}.`,
  );
}

function failOne(session: GameSession, mission: AcceptedMission): void {
  if (typeof mission.id === "number") ensureTerms(session, mission);
  pause(session, 3, 10);
  // Its time may run out in the meantime.
  if (mission.status === "Active") failMission(session, mission);
  pause(session, 3, 10);
}

/** Claims a system, which replaces the project there was. */
function claimSystem(context: StepContext): void {
  const { missions } = context.session.world.commander;
  useServices(context, "missions", ({ world: { timeMs } }) => {
    const fresh = colonisationMission(timeMs + claimMs);
    const old = missions.findIndex(({ id }) => id === fresh.id);
    if (old >= 0) missions.splice(old, 1);
    missions.push(fresh);
  });
}
