import type { BasisName } from "../declare/Rule.ts";
import type { CompanionFile, Position, Severity } from "@shipslog/contract";

/** The piece of text that a finding is about, for a code frame. */
export interface Excerpt {
  /** A window of the line; all of it when it is short. */
  readonly text: string;
  /** Where the value starts in `text`, in UTF-16 units. */
  readonly start: number;
  /** The length of the value; 0 when the finding is about the whole text. */
  readonly length: number;
  /** The column of the value in its line, from 1 in UTF-16 units. */
  readonly column: number;
  /** Whether `text` omits a part of the line. */
  readonly isCut: boolean;
}

/** The observation of a companion file that a finding is about. */
interface CompanionRevision {
  readonly file: CompanionFile;
  readonly revision: number;
  readonly observedAtMs: number;
}

/** One problem that a check reports: plain data, safe to print as JSON and to send between threads. */
export interface Finding {
  /** Id of the rule; `rules` describes each. */
  readonly rule: string;
  /** `spec` when a statement of the specification is broken, `game` when only knowledge about the game speaks against it. */
  readonly basis: BasisName;
  readonly severity: Severity;
  /** The kind of the event, or of the companion file; absent for a line that is not an event. */
  readonly kind?: string;
  /** One sentence that names the problem. */
  readonly message: string;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  /** Position of the line; undefined for a companion file. */
  readonly position: Position | undefined;
  /** The path of the file, with its folder; absent when the caller of the check did not name the folder. */
  readonly path?: string | undefined;
  /** The companion file; undefined for a line. */
  readonly companion: CompanionRevision | undefined;
  readonly excerpt: Excerpt;
  /** A hash of the whole line, by which a baseline recognises it in any file and at any number; absent for a companion file, and without a line. */
  readonly fingerprint?: string;
  /** The section of the specification, or the measured fact, behind the rule. */
  readonly restsOn: string;
  /**
   * How many findings this one stands for; 1 when absent. At most 100 findings of one rule are listed for one line or
   * companion file, and one more, without a pointer, stands for the rest. The summary counts all of them.
   */
  readonly count?: number;
}
