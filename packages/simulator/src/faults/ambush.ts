import type { JsonObject, Moment, ScarredMoment } from "@shipslog/contract";
import { breaks, isOneOf } from "./course.ts";
import type { Work } from "./MomentFault.ts";

/** How a fault that needs evidence lies in wait: a check can only see the damage by a line before it. */
export interface Ambush {
  /** Whether a line gives the evidence. */
  readonly isEvidence: (event: JsonObject) => boolean;
  /** What a later line is: the one to damage, one that does not matter, or one that takes the evidence away. */
  readonly meets: (event: JsonObject, evidence: JsonObject, moment: Moment) => "target" | "harmless" | "loss";
  readonly strike: (given: ScarredMoment, event: JsonObject, evidence: JsonObject) => ScarredMoment;
}

/**
 * Decides at the evidence, and from there on keeps other damage away until the target is damaged, so that the evidence
 * holds. Where damage was done in between, or the evidence is lost, nothing is done.
 */
export function* ambush(
  moments: Iterable<ScarredMoment>,
  work: Work,
  { isEvidence, meets, strike }: Ambush,
): Generator<ScarredMoment, void, undefined> {
  let evidence: JsonObject | undefined;
  for (const given of moments) {
    const { event } = given.moment;
    let passed = given;
    if (given.isTaken) evidence = undefined;
    if (evidence !== undefined) {
      const isBreak = event !== undefined && isOneOf(event, breaks);
      const met = event === undefined ? "harmless" : isBreak ? "loss" : meets(event, evidence, given.moment);
      if (met === "harmless") passed = { ...given, isTaken: true };
      if (met === "target" && event !== undefined) passed = strike(given, event, evidence);
      if (met !== "harmless") evidence = undefined;
    }
    if (event !== undefined && !given.isTaken && isEvidence(event) && work.strikes()) {
      evidence = event;
      passed = { ...passed, isTaken: true };
    }
    yield passed;
  }
}
