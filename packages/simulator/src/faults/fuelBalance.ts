import { ambush } from "./ambush.ts";
import { scarred, withEvent, type MomentFault } from "./MomentFault.ts";
import { isOwnJump, KnownTank } from "./tank.ts";

/** Fuel that does not add up. */
export const fuelBalance: MomentFault = {
  name: "fuel-balance",
  sort: "sequence",
  description: "Makes a jump use more fuel than the level before and after it shows.",
  provokes: [{ rule: "fuel-balance", severity: { live: "warning" } }],
  remark:
    "In spec nothing tells how full the tank was: none of the sixteen kinds shows scooping or refuelling. In live it strikes where the level is known exactly: while scooping goes on, there may be more.",
  damage(moments, work) {
    const tank = new KnownTank();
    return ambush(moments, work, {
      isEvidence(event) {
        tank.see(event);
        return isOwnJump(event);
      },
      meets(event) {
        const isProvable = tank.isExact;
        tank.see(event);
        if (isOwnJump(event)) return isProvable ? "target" : "loss";
        return tank.isKnown ? "harmless" : "loss";
      },
      strike(given, event) {
        const more = Number(event["FuelUsed"]) + work.chance.between(0.1, 1);
        const scar = work.scar(work.begin(), "fuel-balance", "/FuelLevel");
        return scarred(withEvent(given, { ...event, FuelUsed: more }), scar);
      },
    });
  },
};
