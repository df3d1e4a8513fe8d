import { joinCrew, joinCrewRemotely } from "../../activities/passenger.ts";
import { reachOnFoot, reachPort } from "../reachPort.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** Joins the crew of another player. */
export const joinCrewStep = step({
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
    const beforeMs = session.timeMs;
    joinCrew.run(session);
    if (session.timeMs === beforeMs) {
      refuseStep("No crew flies to a port in reach.", "Fly to another port and try there.");
    }
  },
});
