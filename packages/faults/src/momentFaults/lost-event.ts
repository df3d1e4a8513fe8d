import { arrivalKinds, type JsonObject } from "@shipslog/contract";
import { isOneOf, restartEvents } from "../damage/eventNames.ts";
import { addDamages, type DamagedMoment } from "../damage/ExpectedDamage.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { addressOf, hidesMoves } from "../tracking/course.ts";
import { KnownTank } from "../tracking/KnownTank.ts";
import { LostJumpTracker } from "../tracking/LostJumpTracker.ts";

const ends = [...arrivalKinds, ...restartEvents];

/** Leaves a jump out of the journal. */
export const lostEvent = {
  name: "lost-event",
  sort: "sequence",
  description: "Leaves a jump out of the journal, as a lost write does.",
  provokes: [
    { rule: "jump-distance", severity: { spec: "warning", live: "warning" } },
    { rule: "docked-elsewhere", severity: { spec: "warning", live: "warning" } },
    { rule: "route-start", severity: { spec: "warning", live: "warning" } },
    { rule: "route-jump", severity: { spec: "note", live: "note" } },
    { rule: "fuel-balance", severity: { live: "warning" } },
  ],
  remark:
    "Found at the next line that names the system: a docking, a new route, or the next jump. Only a follower that saw the route file and could read every line since notices a skipped star.",
  *damage(moments, context) {
    const tank = new KnownTank();
    /** The jump before the one to lose. */
    let before: JsonObject | undefined;
    let lost: LostJumpTracker | undefined;
    for (const given of moments) {
      const { event } = given.moment;
      let passed = before === undefined ? given : { ...given, isTaken: true };
      if (event !== undefined && lost !== undefined) {
        passed = addDamages(given, ...lost.expectAt(event, given.moment, tank));
        if (isOneOf(event, ends)) [before, lost] = [undefined, undefined];
      } else if (event !== undefined && before !== undefined && endsEvidence(event, context)) {
        const isLost = event["event"] === "FSDJump" && addressOf(event) !== addressOf(before);
        lost = isLost ? new LostJumpTracker(before, context) : undefined;
        if (lost === undefined) before = undefined;
        else passed = removeEvent(given, lost);
      }
      if (passed.moment.event !== undefined) tank.take(passed.moment.event);
      if (event?.["event"] === "FSDJump" && before === undefined && !given.isTaken && context.shouldDamage()) {
        before = event;
        passed = { ...passed, isTaken: true };
      }
      yield passed;
    }
  },
} as const satisfies MomentFault;

/** Whether a follower knows the place of the ship from elsewhere after an event, or no longer. */
function endsEvidence(event: JsonObject, { dialect }: FaultContext): boolean {
  return isOneOf(event, ends) || hidesMoves(event, dialect);
}

function removeEvent(given: DamagedMoment, { damage }: LostJumpTracker): DamagedMoment {
  return addDamages(withEvent(given, undefined), { damage, expects: undefined });
}
