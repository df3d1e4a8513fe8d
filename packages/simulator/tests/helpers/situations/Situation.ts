import type { DirectOptions, Step } from "@shipslog/simulator";

/** A line that a situation must have: a kind, or a kind with fields that must be so (`"any"` for any value, null for an absent field). */
export type ExpectedLine = string | ({ readonly event: string } & Readonly<Record<string, unknown>>);

/** Something that happens to a player, which a test of a companion tool asks for by steps. */
export interface Situation {
  /** What happens, in a few words. */
  readonly title: string;
  readonly setup?: Omit<DirectOptions, "seed" | "dialect" | "start">;
  readonly steps: readonly Step[];
  /** The lines by which a reader knows the situation, in order; other lines may stand between them. */
  readonly writes: readonly ExpectedLine[];
  /** How often real journals have these lines in this order, each within 60 lines of the one before; counted by the long test. */
  readonly real: number;
  /** Why a situation that no real journal at hand has is written so. */
  readonly unseen?: string;
  /** Reports about readers that such lines broke, such as "EDMC 1378". */
  readonly broke?: readonly string[];
}
