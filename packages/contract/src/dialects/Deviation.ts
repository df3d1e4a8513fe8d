import type { IssueCode } from "../issueCodes.ts";
import type { Severity } from "../Severity.ts";

/** What dialect `live` makes of an issue that dialect `spec` reports. */
export interface Effect {
  /** Field path, as `Factions[].Happiness`. */
  readonly path: string;
  readonly code: IssueCode;
  /** The received values it concerns; all when left out. */
  readonly values?: readonly (string | number)[];
  /** The severity the issue has in `live`; `none` lets it pass. */
  readonly becomes: Severity | "none";
}

/** One way in which the live game is known to differ from the specification. */
export interface Deviation {
  readonly id: string;
  readonly kind: string;
  /** What the game does, in one sentence. */
  readonly game: string;
  /** Where it was seen, and how often. */
  readonly evidence: string;
  /** What `live` changes; empty when no rule of the contract is touched. */
  readonly effects: readonly Effect[];
}
