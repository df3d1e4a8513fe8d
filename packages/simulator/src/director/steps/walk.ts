import { crossStation, stroll } from "../../activities/onFoot.ts";
import { reachOnFoot } from "../reachPort.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** Walks in the port or on the planet where the player is. */
export const walkStep = step({
  does: "Walks: in a port to the hangar or the social space, on a planet away from the ship and back.",
  fields: { to: wordField(["hangar", "socialSpace", "outside"], "Where; the social space by default.") },
  argument: "to",
  run(context, { to = "socialSpace" }) {
    const { session } = context;
    reachOnFoot(context, to === "outside" ? "planet" : "port");
    if (to === "outside") stroll.run(session);
    else if (session.foot.place !== to) crossStation.run(session);
  },
});
