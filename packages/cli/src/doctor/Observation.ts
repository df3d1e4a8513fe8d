import type { Facts } from "./Facts.ts";

/** One thing a doctor says of a folder. */
export interface Observation {
  /** Whether all is well with it, or someone should look. */
  readonly mark: "fine" | "odd";
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** Looks at one side of a folder and says what it sees, if anything. */
export type Examination = (facts: Facts) => readonly Observation[];
