import type { JsonObject } from "@shipslog/contract";
import type { GameSession } from "../../session/GameSession.ts";
import { isExpected } from "../expectation.ts";
import { letPass } from "../letPass.ts";
import { millisecondsOfDuration } from "../millisecondsOfDuration.ts";
import { refuseStep } from "../RefusedStep.ts";
import { anyField, durationField, step, textField } from "../StepDeclaration.ts";
import { viewOf } from "../viewOf.ts";

/** How often the condition is looked at. */
const lookMs = 1000;

/** Waits for an event or a state. */
export const untilStep = step({
  does: "Lets time pass until an event is written or the state is as given.",
  fields: {
    event: textField('The name of an event, such as "CommunityGoal".'),
    state: anyField('Values of the state, such as { "guiFocus": "NoFocus" } or { "flags": "LowFuel" }.'),
    within: durationField("The longest wait; one hour by default."),
  },
  argument: "event",
  keepsScreen: true,
  run({ session }, { event, state, within = "1h" }) {
    if ((event === undefined) === (state === undefined)) {
      refuseStep("until waits for an event or for a state.", "Give one of the two.");
    }
    const endMs = session.timeMs + millisecondsOfDuration(within);
    let seen = session.outbox.length;
    while (!isReached(session, event, state, seen)) {
      if (session.timeMs >= endMs) {
        refuseStep(`It did not happen within ${within}.`, "Wait longer, or do what leads to it.");
      }
      seen = session.outbox.length;
      letPass(session, lookMs);
    }
  },
});

function isReached(
  session: GameSession,
  event: string | undefined,
  state: JsonObject | undefined,
  since: number,
): boolean {
  if (event !== undefined) return session.outbox.slice(since).some((moment) => moment.event?.["event"] === event);
  return isExpected(viewOf(session) as unknown as JsonObject, state ?? {});
}
