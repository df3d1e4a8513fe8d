import type { OutputStream } from "../../../command/Host.ts";
import type { CaseGroup, ReaderProfile } from "../cases/TryCase.ts";
import type { CaseOutcome } from "../run/CaseOutcome.ts";
import type { Difference } from "../verdicts/Verdict.ts";

/** Everything a report of a suite shows. */
export interface SuiteResult {
  /** The command line of the reader. */
  readonly command: readonly string[];
  readonly version: string;
  readonly seed: number;
  readonly profile: ReaderProfile;
  readonly lateMs: number;
  readonly outcomes: readonly CaseOutcome[];
  /** What was wrong in the first run already; then no case was run. */
  readonly firstContact: readonly Difference[];
  /** The end of what the reader printed to standard error in the first run. */
  readonly errors: string;
}

/** Prints the result of a suite in one format. */
export type PrintSuite = (
  result: SuiteResult,
  output: Pick<OutputStream, "hasColour" | "columns" | "isTerminal">,
) => string;

/** How many cases ended in each way. */
export function countResults(outcomes: readonly CaseOutcome[]): Readonly<Record<CaseOutcome["result"], number>> {
  const count = (wanted: CaseOutcome["result"]) => outcomes.filter(({ result }) => result === wanted).length;
  return { passed: count("passed"), failed: count("failed"), "not claimed": count("not claimed") };
}

/** The outcomes of a group. */
export const outcomesOf = (outcomes: readonly CaseOutcome[], group: CaseGroup): readonly CaseOutcome[] =>
  outcomes.filter(({ tried }) => tried.group === group);
