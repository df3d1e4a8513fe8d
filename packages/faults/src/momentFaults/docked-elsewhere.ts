import { arrivalKinds, type JsonObject } from "@shipslog/contract";
import { damageAfterEvidence } from "../damage/damageAfterEvidence.ts";
import { isOneOf } from "../damage/eventNames.ts";
import { addDamages } from "../damage/ExpectedDamage.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";
import { addressOf, hidesMoves } from "../tracking/course.ts";

/** Docks at a station in the previous system. */
export const dockedElsewhere = {
  name: "docked-elsewhere",
  sort: "sequence",
  description: "Gives Docked the name and address of the previous system.",
  provokes: [{ rule: "docked-elsewhere", severity: { spec: "warning", live: "warning" } }],
  damage(moments, context) {
    let previous: JsonObject | undefined;
    let current: JsonObject | undefined;
    return damageAfterEvidence(moments, context, {
      isEvidence(event) {
        if (!isOneOf(event, arrivalKinds)) return false;
        if (addressOf(event) !== addressOf(current)) {
          previous = current;
          current = event;
        }
        return previous !== undefined;
      },
      classify(event, evidence) {
        if (isOneOf(event, arrivalKinds) || hidesMoves(event, context.dialect)) return "loss";
        const isHere = event["event"] === "Docked" && addressOf(event) === addressOf(evidence);
        return isHere && previous !== undefined ? "target" : "harmless";
      },
      damage(given, event) {
        const { StarSystem = "", SystemAddress = 0 } = previous ?? {};
        const expected = context.expectFinding(context.startDamage(), "docked-elsewhere", {
          pointer: "/SystemAddress",
        });
        return addDamages(withEvent(given, { ...event, StarSystem, SystemAddress }), expected);
      },
    });
  },
} as const satisfies MomentFault;
