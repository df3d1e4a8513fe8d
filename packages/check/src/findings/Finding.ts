import type { CompanionFile, Position, Severity } from "@shipslog/contract";

/** The piece of text a finding is about, ready for a code frame. */
export interface Excerpt {
  /** A window of the line or file; the whole of it when it is short. */
  readonly text: string;
  /** Where in `text` the value in question begins, in UTF-16 units. */
  readonly start: number;
  /** How long the value in question is; 0 when the whole text is meant. */
  readonly length: number;
  /** Column of the value in its line, counted from 1 in UTF-16 units. */
  readonly column: number;
  /** Whether `text` leaves out what stands before or after it. */
  readonly isCut: boolean;
}

/** Which observation of a companion file a finding concerns. */
export interface CompanionRevision {
  readonly file: CompanionFile;
  readonly revision: number;
  readonly observedAtMs: number;
}

/** What a check reports: plain data, safe to print as JSON and to send between threads. */
export interface Finding {
  /** Id of the rule; `rules` says what each means. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence for a person. */
  readonly message: string;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  /** Where the line stands; undefined when the finding concerns a companion file. */
  readonly position: Position | undefined;
  /** Which companion file, for a finding that concerns one. */
  readonly companion: CompanionRevision | undefined;
  readonly excerpt: Excerpt;
  /** The section of the specification, or the measured fact, the finding rests on. */
  readonly restsOn: string;
}
