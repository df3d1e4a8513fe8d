import { acceptMission } from "../../activities/docked.ts";
import { colonisationMission, drawMission, missionNames, missionsMax } from "../../commander/missions.ts";
import { refuseStep } from "../RefusedStep.ts";
import type { StepContext } from "../StepContext.ts";
import { step, wordField } from "../StepDeclaration.ts";
import { useServices } from "../useServices.ts";

/** Missions by the word for them. */
const names = {
  delivery: "Mission_Delivery_name",
  courier: "Mission_Courier_name",
  collect: "Mission_Collect_name",
  massacre: "Mission_Massacre_name",
  assassinate: "Mission_Assassinate_name",
  passengers: "Mission_PassengerBulk_name",
  sightseeing: "Mission_Sightseeing_name",
} as const;

const words = [...(Object.keys(names) as readonly (keyof typeof names)[]), "colonisation"] as const;

/** How long a player has to build the first port of a claimed system. */
const claimMs = 28 * 86_400_000;

/** Claims a system, which replaces the project there was. */
function claimSystem(context: StepContext): void {
  const { missions } = context.session.commander;
  useServices(context, "missions", ({ timeMs }) => {
    const fresh = colonisationMission(timeMs + claimMs);
    const old = missions.findIndex(({ id }) => id === fresh.id);
    if (old >= 0) missions.splice(old, 1);
    missions.push(fresh);
  });
}

/** Accepts a mission. */
export const takeMissionStep = step({
  does: "Docks and accepts a mission; Missions lists it at the next start.",
  fields: { kind: wordField(words, "The kind of mission; drawn by default.") },
  argument: "kind",
  run(context, { kind }) {
    const { session } = context;
    const { missions } = session.commander;
    if (kind === "colonisation") {
      claimSystem(context);
      return;
    }
    if (missions.length >= missionsMax) refuseStep("The player has as many missions as allowed.", "Hand one in first.");
    const possible = missionNames.filter(([name]) => kind === undefined || name === names[kind]);
    useServices(context, "missions", ({ chance, timeMs }) => {
      acceptMission(session, drawMission(chance, timeMs, missions, possible));
    });
  },
});
