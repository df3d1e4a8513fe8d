import type { CompanionEntry, Entry, Position, Severity } from "@shipslog/contract";
import type { ReadingProgress } from "./reading.ts";

/** The part of a finding that the cockpit shows; findings of `@shipslog/check` have this shape. */
export interface CockpitFinding {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence that describes the finding. */
  readonly message: string;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  /** Position of the line; undefined for a finding about a companion file. */
  readonly position: Position | undefined;
  /** The companion file; undefined for a finding about a line. */
  readonly companion: { readonly file: string; readonly revision: number } | undefined;
}

/** A finding in the same stream as the entries. */
export interface FindingEntry {
  readonly type: "finding";
  readonly finding: CockpitFinding;
}

/**
 * What can be folded into the state: a line, a version of a companion file, a finding, or the progress of the reader. A companion
 * file belongs after the lines that were written before it; otherwise looking back shows it too early.
 */
export type CockpitObservation = Entry | CompanionEntry | FindingEntry | ReadingProgress;
