import { damageAfterEvidence } from "../damage/damageAfterEvidence.ts";
import { addDamages } from "../damage/ExpectedDamage.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";
import { isOwnJump, KnownTank } from "../tracking/KnownTank.ts";

/** Reports fuel figures that do not add up. */
export const fuelBalance: MomentFault = {
  name: "fuel-balance",
  sort: "sequence",
  description: "Makes a jump use more fuel than the levels before and after it show.",
  provokes: [{ rule: "fuel-balance", severity: { live: "warning" } }],
  remark:
    "Not found in spec: none of the sixteen kinds reports scooping or refuelling. In live it damages only jumps from an exactly known level; while scooping, the tank may hold more than reported.",
  damage(moments, context) {
    const tank = new KnownTank();
    return damageAfterEvidence(moments, context, {
      isEvidence(event) {
        tank.take(event);
        return isOwnJump(event);
      },
      classify(event) {
        const wasExact = tank.isExact;
        tank.take(event);
        if (isOwnJump(event)) return wasExact ? "target" : "loss";
        return tank.isKnown ? "harmless" : "loss";
      },
      damage(given, event) {
        const FuelUsed = Number(event["FuelUsed"]) + context.between(0.1, 1);
        const expected = context.expectFinding(context.startDamage(), "fuel-balance", { pointer: "/FuelLevel" });
        return addDamages(withEvent(given, { ...event, FuelUsed }), expected);
      },
    });
  },
};
