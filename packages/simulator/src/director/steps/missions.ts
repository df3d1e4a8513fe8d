import { acceptMission, completeMission, handIn } from "../../activities/docked.ts";
import { colonisationMission, drawMission, missionNames, missionsMax } from "../../commander/missions.ts";
import { reachWorld } from "../reach.ts";
import { useServices } from "../reachPort.ts";
import { refuseStep, step, wordField, type StepContext } from "../StepDeclaration.ts";

/** Missions by the word for them. */
const missionsByWord = {
  delivery: "Mission_Delivery_name",
  courier: "Mission_Courier_name",
  collect: "Mission_Collect_name",
  massacre: "Mission_Massacre_name",
  assassinate: "Mission_Assassinate_name",
  passengers: "Mission_PassengerBulk_name",
  sightseeing: "Mission_Sightseeing_name",
} as const;

const missionWords = [
  ...(Object.keys(missionsByWord) as readonly (keyof typeof missionsByWord)[]),
  "colonisation",
] as const;

/** How long a player has to build the first port of a claimed system. */
const claimMs = 28 * 86_400_000;

/** Steps with missions. */
export const missionSteps = {
  takeMission: step({
    does: "Docks and accepts a mission; Missions lists it at the next start.",
    fields: { kind: wordField(missionWords, "The kind of mission; drawn by default.") },
    argument: "kind",
    run(context, { kind }) {
      const { session } = context;
      const { missions } = session.world.commander;
      if (kind === "colonisation") {
        claimSystem(context);
        return;
      }
      if (missions.length >= missionsMax) {
        refuseStep("The player has as many missions as allowed.", "Hand one in first.");
      }
      const possible = missionNames.filter(([name]) => kind === undefined || name === missionsByWord[kind]);
      useServices(context, "missions", ({ world: { chance, timeMs } }) => {
        acceptMission(session, drawMission(chance, timeMs, missions, possible));
      });
    },
  }),
  completeMission: step({
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
      const active = session.world.commander.missions.find(
        ({ status, id }) => status === "Active" && typeof id === idType,
      );
      if (active === undefined) refuseStep("The player has no active mission.", "Take a mission first.");
      reachWorld(context);
      if (as === "Complete") completeMission(session, active);
      else active.status = as;
    },
  }),
  handInMission: step({
    does: "Docks and hands in a mission that is complete or failed.",
    fields: {},
    run(context) {
      const { session } = context;
      const ended = session.world.commander.missions.find(({ status }) => status !== "Active");
      if (ended === undefined) refuseStep("No mission is complete or failed.", "Do completeMission first.");
      useServices(context, "missions", () => handIn(session, ended));
    },
  }),
} as const;

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
