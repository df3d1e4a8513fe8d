import type { CaseGroup, CaseOutcome, TryReport } from "@shipslog/try";
import type { OutputStream } from "../../../command/Host.ts";

/** Everything a report of a suite shows. */
export interface SuiteResult extends TryReport {
  /** The version of the command. */
  readonly version: string;
}

/** Prints the result of a suite in one format. */
export type PrintSuite = (
  result: SuiteResult,
  output: Pick<OutputStream, "hasColour" | "columns" | "isTerminal">,
) => string;

/** The outcomes of a group. */
export const outcomesOf = (outcomes: readonly CaseOutcome[], group: CaseGroup): readonly CaseOutcome[] =>
  outcomes.filter(({ tried }) => tried.group === group);

const plainWord = /^[\w./:={}@%+,-]+$/;

/** A command line as it can be typed in a shell. */
export function quoteCommand(words: readonly string[]): string {
  return words.map((word) => (plainWord.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(" ");
}
