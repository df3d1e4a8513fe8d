import { damageAfterEvidence } from "../damage/damageAfterEvidence.ts";
import { addDamages } from "../damage/ExpectedDamage.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";
import { isOwnJump, KnownTank } from "../tracking/KnownTank.ts";

/** A jump that uses less cannot be damaged visibly, in tonnes. */
const leastUsedT = 0.05;

/** Reports fuel figures that do not add up. */
export const fuelBalance = {
  name: "fuel-balance",
  sort: "sequence",
  description: "Makes a jump use less fuel than the levels before and after it show.",
  provokes: [{ rule: "fuel-balance", severity: { live: "warning" } }],
  remark:
    "Not found in spec: none of the sixteen kinds reports scooping or refuelling. In live it damages only jumps whose figures follow exactly from the lines before. More fuel than reported would prove nothing, because a jump that cuts scooping short leaves no line.",
  damage(moments, context) {
    const tank = new KnownTank();
    /** What the reservoir may have taken before the jump to damage, in tonnes: a difference that is smaller proves nothing. */
    let lossT = 0;
    return damageAfterEvidence(moments, context, {
      isEvidence(event) {
        tank.take(event);
        return isOwnJump(event);
      },
      classify(event) {
        const isTarget = tank.isConfirmedBy(event) && Number(event["FuelUsed"]) > leastUsedT + tank.lossT;
        lossT = tank.lossT;
        tank.take(event);
        if (isOwnJump(event)) return isTarget ? "target" : "loss";
        return tank.isKnown ? "harmless" : "loss";
      },
      damage(given, event) {
        const FuelUsed = (Number(event["FuelUsed"]) - lossT) * context.between(0.2, 0.8);
        const expected = context.expectFinding(context.startDamage(), "fuel-balance", { pointer: "/FuelLevel" });
        return addDamages(withEvent(given, { ...event, FuelUsed }), expected);
      },
    });
  },
} as const satisfies MomentFault;
