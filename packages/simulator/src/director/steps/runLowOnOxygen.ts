import { wait } from "../../session/time.ts";
import { reachOnFoot } from "../reachPort.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** The share of oxygen below which the suit warns, with a margin. */
const lowShare = 0.22;

/** Longer than the oxygen of a suit lasts. */
const longestMs = 600_000;

/** Uses up the oxygen of the suit. */
export const runLowOnOxygenStep = step({
  does: "Stays outside until the oxygen of the suit is below a quarter.",
  fields: {},
  run(context) {
    const { session } = context;
    reachOnFoot(context, "planet");
    const endMs = session.timeMs + longestMs;
    while (session.foot.oxygen > lowShare && session.timeMs < endMs) wait(session, 5000);
    if (session.foot.oxygen > lowShare) {
      refuseStep("Oxygen is not simulated without Status.json.", "Leave out status: false.");
    }
  },
});
