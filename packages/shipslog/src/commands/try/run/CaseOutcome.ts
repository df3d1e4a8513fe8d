import type { TryCase } from "../cases/TryCase.ts";
import type { Difference } from "../verdicts/Verdict.ts";

/** How a reader fared in one case. */
export interface CaseOutcome {
  readonly tried: TryCase;
  readonly result: "passed" | "failed" | "not claimed";
  /** Why the case does not apply to the reader; empty when it does. */
  readonly reason: string;
  /** What was wrong, in the order of the story; the first one is the verdict. */
  readonly differences: readonly Difference[];
  /** The end of what the reader printed to standard error. */
  readonly errors: string;
  readonly durationMs: number;
  /** Where the folder of the case was kept; undefined when it was removed. */
  readonly keptIn: string | undefined;
}
