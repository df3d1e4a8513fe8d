import type { CompanionFile } from "./CompanionEntry.ts";
import type { ExpectedFinding } from "./Fault.ts";
import type { Moment } from "./Moment.ts";

/** One damage that was done; itself its identity, so that scars in several places belong to one answer. */
export interface Damage {
  readonly fault: string;
}

/** A finding that must come, before anyone knows where the line will stand. */
export interface Expectation extends Pick<ExpectedFinding, "rule" | "severity" | "pointer"> {
  /** The companion file it concerns; the line when left out. */
  readonly companion?: CompanionFile;
  /** The only witness, where not everyone can see it. */
  readonly only?: ExpectedFinding["witnesses"][number];
  /**
   * It is found only where the jump leaves the route as the file showed it: by a follower, who saw the file before the
   * jump and no line since that cannot be read. Several damages to one jump are found once.
   */
  readonly onlyOffRoute?: true;
  /**
   * For a finding about a companion file that rests on lines: the events after which it is no longer found. A line that
   * cannot be read and the beginning of another session end it as well.
   */
  readonly until?: readonly string[];
}

/** Says that damage stands here, and what must be found here because of it. */
export interface Scar {
  readonly damage: Damage;
  /** Undefined where the damage stands but nothing must be found. */
  readonly expects: Expectation | undefined;
}

/** A moment with what was done to it. */
export interface ScarredMoment {
  readonly moment: Moment;
  readonly scars: readonly Scar[];
  /** Whether other damage must keep away, because it would hide what must be found or find what is not listed. */
  readonly isTaken: boolean;
}
