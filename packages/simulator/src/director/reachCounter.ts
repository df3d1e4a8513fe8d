import { stepOut } from "../activities/onFoot.ts";
import { pause } from "../activities/pause.ts";
import type { Service } from "../galaxy/services.ts";
import { reachPort, requireExpansion } from "./reachPort.ts";
import { refuseStep, type StepContext } from "./StepDeclaration.ts";

/** Leads the player on foot to the counter of a service in the social space of a port. */
export function reachCounter(context: StepContext, service: Service): void {
  const { session, isStrict } = context;
  requireExpansion(context);
  const { state, port, foot } = session.world;
  const isThere = state === "onFoot" && foot.place !== "planet" && port?.services.includes(service) === true;
  if (!isThere) {
    if (isStrict) refuseStep("The player is not on foot where that is offered.", "Leave out strict.");
    reachPort(context, { fits: ({ services }) => services.includes(service), isWalkable: true });
    pause(session, 5, 20);
    stepOut(session);
    pause(session, 10, 40);
  }
  session.world.foot.place = "socialSpace";
  pause(session, 20, 60);
}
