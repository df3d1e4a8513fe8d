import { arrivalKinds } from "@shipslog/contract";
import { damageAfterEvidence } from "../damage/damageAfterEvidence.ts";
import { isOneOf } from "../damage/eventNames.ts";
import { addDamages } from "../damage/ExpectedDamage.ts";
import { hidesMoves } from "../tracking/course.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";

/** Reports a jump distance that the star positions contradict. */
export const jumpDistance = {
  name: "jump-distance",
  sort: "sequence",
  description: "Makes JumpDist differ from the distance between the positions of the two systems.",
  provokes: [{ rule: "jump-distance", severity: { spec: "warning", live: "warning" } }],
  damage: (moments, context) =>
    damageAfterEvidence(moments, context, {
      isEvidence: (event) => isOneOf(event, arrivalKinds),
      classify: (event) => {
        if (hidesMoves(event, context.dialect)) return "loss";
        return event["event"] === "FSDJump" ? "target" : "harmless";
      },
      damage: (given, event) => {
        const JumpDist = Number(event["JumpDist"]) + context.between(0.1, 10);
        const expected = context.expectFinding(context.startDamage(), "jump-distance", { pointer: "/JumpDist" });
        return addDamages(withEvent(given, { ...event, JumpDist }), expected);
      },
    }),
} as const satisfies MomentFault;
