import { arrivalKinds, type JsonObject } from "@shipslog/contract";
import { ambush } from "./ambush.ts";
import { isOneOf, systemOf } from "./course.ts";
import { scarred, withEvent, type MomentFault } from "./MomentFault.ts";

/** A station in the system that was left. */
export const dockedElsewhere: MomentFault = {
  name: "docked-elsewhere",
  sort: "sequence",
  description: "Lets Docked name the system that the ship was in before, name and address alike.",
  provokes: [{ rule: "docked-elsewhere", severity: { spec: "error", live: "warning" } }],
  damage(moments, work) {
    let [left, here]: (JsonObject | undefined)[] = [];
    return ambush(moments, work, {
      isEvidence(event) {
        if (!isOneOf(event, arrivalKinds)) return false;
        if (systemOf(event) !== systemOf(here)) [left, here] = [here, event];
        return left !== undefined;
      },
      meets(event, evidence) {
        if (isOneOf(event, arrivalKinds)) return "loss";
        const isHere = event["event"] === "Docked" && systemOf(event) === systemOf(evidence);
        return isHere && left !== undefined ? "target" : "harmless";
      },
      strike(given, event) {
        const { StarSystem = "", SystemAddress = 0 } = left ?? {};
        const scar = work.scar(work.begin(), "docked-elsewhere", "/SystemAddress");
        return scarred(withEvent(given, { ...event, StarSystem, SystemAddress }), scar);
      },
    });
  },
};
