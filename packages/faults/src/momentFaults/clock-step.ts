import { parseTimestampMs, type JsonObject } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import { damageAfterEvidence } from "../damage/damageAfterEvidence.ts";
import { addDamages, type DamagedMoment } from "../damage/ExpectedDamage.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";

const eventMsOf = ({ timestamp }: JsonObject): number => parseTimestampMs(timestamp) ?? Number.NaN;

/** Sets the clock of the machine back, as a time correction does. */
export const clockStep = {
  name: "clock-step",
  sort: "sequence",
  description: "Sets the clock back by two to four seconds once in a session, for all later lines.",
  provokes: [{ rule: "clock-back", severity: { spec: "warning", live: "warning" } }],
  *damage(moments, context) {
    // A larger step would contradict the remaining time of missions.
    const stepMs = 1000 * (2 + context.integerBelow(3));
    let hasStepped = false;
    const damaged = damageAfterEvidence(moments, context, {
      isEvidence: (event) => !hasStepped && !Number.isNaN(eventMsOf(event)),
      classify: (event, evidence) => (eventMsOf(event) - stepMs < eventMsOf(evidence) ? "target" : "loss"),
      damage: (given) => {
        hasStepped = true;
        const expected = context.expectFinding(context.startDamage(), "clock-back", { pointer: "/timestamp" });
        return addDamages(given, expected);
      },
    });
    for (const given of damaged) yield hasStepped ? setBack(given, stepMs) : given;
  },
} as const satisfies MomentFault;

function setBack(given: DamagedMoment, stepMs: number): DamagedMoment {
  const { event } = given.moment;
  if (event === undefined || Number.isNaN(eventMsOf(event))) return given;
  const timestamp = printTimestamp(eventMsOf(event) - stepMs);
  return withEvent(given, { ...event, timestamp });
}
