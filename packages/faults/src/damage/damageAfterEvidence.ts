import type { JsonObject, Moment } from "@shipslog/contract";
import type { DamagedMoment } from "./ExpectedDamage.ts";
import { isOneOf, restartEvents } from "./eventNames.ts";
import type { FaultContext } from "./FaultContext.ts";

/** A fault that a check can only detect by comparing the damaged line with an earlier one, the evidence. */
export interface EvidenceSearch {
  /** Whether an event is evidence. */
  readonly isEvidence: (event: JsonObject) => boolean;
  /** Whether a later event is the one to damage, does not matter, or makes the evidence useless. */
  readonly classify: (event: JsonObject, evidence: JsonObject, moment: Moment) => "target" | "harmless" | "loss";
  readonly damage: (given: DamagedMoment, event: JsonObject, evidence: JsonObject) => DamagedMoment;
}

/**
 * Decides at the evidence whether to damage, then reserves every moment up to the target so that the evidence stays
 * valid. Nothing is damaged if another fault was there first or the evidence becomes useless.
 */
export function* damageAfterEvidence(
  moments: Iterable<DamagedMoment>,
  context: FaultContext,
  { isEvidence, classify, damage }: EvidenceSearch,
): Generator<DamagedMoment, void, undefined> {
  let evidence: JsonObject | undefined;
  for (const given of moments) {
    const { event } = given.moment;
    let passed = given;
    if (given.isTaken) evidence = undefined;
    if (evidence !== undefined) {
      const isRestart = event !== undefined && isOneOf(event, restartEvents);
      const found = event === undefined ? "harmless" : isRestart ? "loss" : classify(event, evidence, given.moment);
      if (found === "harmless") passed = { ...given, isTaken: true };
      if (found === "target" && event !== undefined) passed = damage(given, event, evidence);
      if (found !== "harmless") evidence = undefined;
    }
    if (event !== undefined && !given.isTaken && isEvidence(event) && context.shouldDamage()) {
      evidence = event;
      passed = { ...passed, isTaken: true };
    }
    yield passed;
  }
}
