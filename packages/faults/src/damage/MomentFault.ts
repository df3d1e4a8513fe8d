import type { Moment } from "@shipslog/contract";
import type { Fault } from "../Fault.ts";
import type { DamagedMoment } from "./ExpectedDamage.ts";
import type { FaultContext } from "./FaultContext.ts";

/** A fault in events or in their sequence: a map over moments. */
export interface MomentFault extends Fault {
  readonly sort: "event" | "sequence";
  /** Damages moments as they pass, without holding any back, and skips those that are taken. */
  damage(moments: Iterable<DamagedMoment>, context: FaultContext): Iterable<DamagedMoment>;
}

/** Replaces the event of a moment; undefined removes it. */
export function withEvent(given: DamagedMoment, event: Moment["event"]): DamagedMoment {
  return { ...given, moment: { ...given.moment, event } };
}
