import type { CompanionEntry, Entry, Position, Severity } from "@shipslog/contract";

/** What the cockpit needs of a finding; whatever checks a journal gives values of at least this shape. */
export interface CockpitFinding {
  /** Id of the rule that was broken. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence for a person. */
  readonly message: string;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  /** Where the line stands; undefined when the finding concerns a companion file. */
  readonly position: Position | undefined;
  /** Which companion file, for a finding that concerns one. */
  readonly companion: { readonly file: string; readonly revision: number } | undefined;
}

/** A finding on its way through the same stream as the entries. */
export interface FindingEntry {
  readonly type: "finding";
  readonly finding: CockpitFinding;
}

/** All that can be folded into the state: a line, a companion file as it was seen, or a finding. */
export type CockpitObservation = Entry | CompanionEntry | FindingEntry;
