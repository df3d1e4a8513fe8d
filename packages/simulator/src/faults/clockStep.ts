import type { JsonObject, ScarredMoment } from "@shipslog/contract";
import { ambush } from "./ambush.ts";
import { scarred, withEvent, type MomentFault } from "./MomentFault.ts";

const timeMsOf = ({ timestamp }: JsonObject): number =>
  typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;

function setBack(event: JsonObject, byMs: number): JsonObject {
  const timestamp = `${new Date(timeMsOf(event) - byMs).toISOString().slice(0, 19)}Z`;
  return { ...event, timestamp };
}

/** The clock of the machine is set right. */
export const clockStep: MomentFault = {
  name: "clock-step",
  sort: "sequence",
  description: "Sets the clock back by two to four seconds between two lines, once in a session, and leaves it so.",
  provokes: [{ rule: "clock-back", severity: { spec: "warning", live: "warning" } }],
  *damage(moments, work) {
    // A larger step would contradict the time that missions have left.
    const stepMs = 1000 * work.chance.integer(2, 4);
    let hasStepped = false;
    const struck = ambush(moments, work, {
      isEvidence: (event) => !hasStepped && !Number.isNaN(timeMsOf(event)),
      meets: (event, evidence) => (timeMsOf(event) - stepMs < timeMsOf(evidence) ? "target" : "loss"),
      strike: (given) => {
        hasStepped = true;
        return scarred(given, work.scar(work.begin(), "clock-back", "/timestamp"));
      },
    });
    for (const given of struck) yield hasStepped ? late(given, stepMs) : given;
  },
};

function late(given: ScarredMoment, byMs: number): ScarredMoment {
  const { event } = given.moment;
  return event === undefined ? given : withEvent(given, setBack(event, byMs));
}
