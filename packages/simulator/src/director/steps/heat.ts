import { currentShip } from "../../world/GameWorld.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { numberField, step } from "../StepDeclaration.ts";

/** How near the heat comes to its target, in percent. */
const nearPercent = 3;

/** Heats the ship. */
export const heatStep = step({
  does: "Heats the ship up, or lets it cool, to a percentage; it overheats above 100.",
  fields: { percent: numberField(20, 250, "The heat; 130 by default.") },
  argument: "percent",
  run(context, { percent = 130 }) {
    const { session } = context;
    reach(context, ["normalSpace", "supercruise", "planetFlight"]);
    session.controls.heatTargetPercent = percent;
    const isFar = (): boolean => Math.abs(currentShip(session).heatPercent - percent) > nearPercent;
    for (let left = 60; left > 0 && isFar(); left -= 1) wait(session, 5000);
    if (isFar()) refuseStep("Heat is not simulated without Status.json.", "Leave out status: false.");
    record(session);
  },
});
