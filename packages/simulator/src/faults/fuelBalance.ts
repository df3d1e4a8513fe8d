import { ambush } from "./ambush.ts";
import { scarred, withEvent, type MomentFault } from "./MomentFault.ts";
import { isOwnJump, losesTank } from "./tank.ts";

/** Fuel that does not add up. */
export const fuelBalance: MomentFault = {
  name: "fuel-balance",
  sort: "sequence",
  description: "Makes a jump use more fuel than the level before and after it shows.",
  provokes: [{ rule: "fuel-balance", severity: { live: "warning" } }],
  remark: "In spec nothing tells how full the tank was: none of the sixteen kinds shows scooping or refuelling.",
  damage: (moments, work) =>
    ambush(moments, work, {
      isEvidence: isOwnJump,
      meets: (event) => (isOwnJump(event) ? "target" : losesTank(event) ? "loss" : "harmless"),
      strike: (given, event) => {
        const more = Number(event["FuelUsed"]) + work.chance.between(0.1, 1);
        const scar = work.scar(work.begin(), "fuel-balance", "/FuelLevel");
        return scarred(withEvent(given, { ...event, FuelUsed: more }), scar);
      },
    }),
};
