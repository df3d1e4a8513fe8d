import type { CompanionFile, Moment, Severity, WriteStep } from "@shipslog/contract";
import type { Observer } from "../Fault.ts";

/** One damage that was done. Compared by object identity, so that several places can share one answer. */
export interface DamageId {
  readonly fault: string;
}

/** A finding that must be reported, before the position of its line is known. */
export interface Expectation {
  /** Id of the rule that must report. */
  readonly rule: string;
  readonly severity: Severity;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  /** The companion file it concerns; the line when left out. */
  readonly companion?: CompanionFile;
  /** The only observer that can see it; both when left out. */
  readonly only?: Observer;
  /**
   * Expected only if the jump leaves the route that the file showed, and only from a follower that saw the file before
   * the jump and could read every line since. Several damages to one jump give one finding.
   */
  readonly onlyOffRoute?: true;
  /**
   * For a finding about a companion file that depends on lines: the events after which it is no longer reported. An
   * unreadable line and the start of another session end it as well.
   */
  readonly until?: readonly string[];
}

/** The damage at one place, and the finding that it must cause there. */
export interface ExpectedDamage {
  readonly damage: DamageId;
  /** Undefined if the damage causes no finding here. */
  readonly expects: Expectation | undefined;
}

/** A place in a session, with the damage done to it so far. */
interface DamagedPlace {
  readonly damages: readonly ExpectedDamage[];
  /** Whether other faults must leave it alone: they would hide an expected finding or cause one that is not listed. */
  readonly isTaken: boolean;
}

/** A moment with the damage done to it; undamaged moments have an empty list. */
export interface DamagedMoment extends DamagedPlace {
  readonly moment: Moment;
}

/** A write step with the damage done to it; undamaged steps have an empty list. */
export interface DamagedStep extends DamagedPlace {
  readonly step: WriteStep;
  /** Set if the line can no longer be read, which ends every check that depends on having seen all lines. */
  readonly isUnreadable?: true;
}

/** Adds damages to a moment or step and reserves it, so that no other fault touches it. */
export function addDamages<Place extends DamagedPlace>(place: Place, ...damages: readonly ExpectedDamage[]): Place {
  return { ...place, damages: [...place.damages, ...damages], isTaken: true };
}
