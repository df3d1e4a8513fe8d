import type { IssueCode } from "../issues/issueCodes.ts";
import type { Severity } from "../issues/Severity.ts";

/** How dialect `live` changes an issue that dialect `spec` reports. */
export interface Effect {
  /** Field path, as `Factions[].Happiness`. */
  readonly path: string;
  readonly code: IssueCode;
  /** The received values it applies to; all when left out. */
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
  /** What `live` changes; empty when the contract has no rule about it. */
  readonly effects: readonly Effect[];
}
