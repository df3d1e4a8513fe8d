import { arrivalKinds } from "@shipslog/contract";
import { ambush } from "./ambush.ts";
import { isOneOf } from "./course.ts";
import { scarred, withEvent, type MomentFault } from "./MomentFault.ts";

/** A distance that its places contradict. */
export const jumpDistance: MomentFault = {
  name: "jump-distance",
  sort: "sequence",
  description: "Makes JumpDist differ from the distance between the places of two systems.",
  provokes: [{ rule: "jump-distance", severity: { spec: "error", live: "warning" } }],
  damage: (moments, work) =>
    ambush(moments, work, {
      isEvidence: (event) => isOneOf(event, arrivalKinds),
      meets: (event) => (event["event"] === "FSDJump" ? "target" : "harmless"),
      strike: (given, event) => {
        const longer = Number(event["JumpDist"]) + work.chance.between(0.1, 10);
        const scar = work.scar(work.begin(), "jump-distance", "/JumpDist");
        return scarred(withEvent(given, { ...event, JumpDist: longer }), scar);
      },
    }),
};
