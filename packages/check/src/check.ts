import type { CompanionEntry, Dialect, Entry } from "@shipslog/contract";
import type { Baseline } from "./Baseline.ts";
import type { RuleSettings } from "./Configuration.ts";
import { createChecker } from "./createChecker.ts";
import type { Finding } from "./Finding.ts";
import type { Summary } from "./Summary.ts";

/** How to check. */
export interface CheckOptions {
  /** Which dialect the journal is held against. */
  readonly dialect: Dialect;
  /** Severity, or off, of single rules by id; the others keep their own. */
  readonly rules?: RuleSettings | undefined;
  /** Findings that are accepted, each with a reason. */
  readonly baseline?: Baseline | undefined;
  /** Whether to collect what the contract does not know, and to note kinds outside the sixteen in `live`. */
  readonly drift?: boolean | undefined;
}

/** What reading a folder gives: the lines of its journals, and looks at its companion files. */
export type Checkable = Entry | CompanionEntry;

/**
 * Checks entries as they come and yields what is wrong with them; returns the summary. No data makes it throw, and it
 * holds one session's state, however long the stream.
 */
export async function* check(
  entries: AsyncIterable<Checkable> | Iterable<Checkable>,
  options: CheckOptions,
): AsyncGenerator<Finding, Summary, undefined> {
  const checker = createChecker(options);
  for await (const entry of entries) yield* checker.push(entry);
  yield* checker.end();
  return checker.summary();
}
