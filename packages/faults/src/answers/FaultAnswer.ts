import type { CompanionFile, Position, Severity } from "@shipslog/contract";
import type { Observer } from "../Fault.ts";

/** One write of a companion file. */
export interface CompanionWrite {
  readonly file: CompanionFile;
  /** The simulated time of the write, in milliseconds since 1970. */
  readonly atMs: number;
}

/** A finding that a check must report because of a fault. */
export interface ExpectedFinding {
  /** Id of the rule that must report. */
  readonly rule: string;
  readonly severity: Severity;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  /** Where a follower must report it; a reader of the complete folder does not count generations. */
  readonly position: Position | undefined;
  /** The companion file, for a finding that concerns one. */
  readonly companion: CompanionWrite | undefined;
  readonly witnesses: readonly Observer[];
}

/** One entry of an answer key: a damage, where it is, and every finding that it must cause. */
export interface FaultAnswer {
  readonly fault: string;
  /** The damaged line, or the line after a removed one; undefined for damage to a companion file. */
  readonly position: Position | undefined;
  readonly companion: CompanionWrite | undefined;
  readonly expected: readonly ExpectedFinding[];
}
