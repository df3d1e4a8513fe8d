import type { IssueCode, Severity } from "../issues/Issue.ts";

/** `spec` is what the specification says; `live` is what the game client writes today, where it is known to differ. */
export type Dialect = "spec" | "live";

/** The dialects, for a list of choices. */
export const dialects: readonly Dialect[] = ["spec", "live"];

/** The dialect of every function and command that is given none: what users have are journals of the live game. */
export const defaultDialect: Dialect = "live";

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
