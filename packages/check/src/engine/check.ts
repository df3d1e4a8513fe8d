import type { Checkable } from "../declare/Checkable.ts";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { requireCheckOptions } from "../configuration/requireCheckOptions.ts";
import { resolveRules } from "../configuration/resolveRules.ts";
import type { ObservedJudges } from "../observed/ObservedJudges.ts";
import { rules } from "../rules/rules.ts";
import { checkerOf, type Checker } from "./createChecker.ts";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "./Summary.ts";

/**
 * Checks a stream of entries: yields findings and returns the summary. It throws only for wrong options, and holds the state of one
 * session, however long the stream is.
 */
export function check(
  entries: AsyncIterable<Checkable> | Iterable<Checkable>,
  options: CheckOptions = {},
): AsyncGenerator<Finding, Summary, undefined> {
  // Outside the generator, so that wrong options throw here and not at its first step.
  requireCheckOptions(options);
  const resolved = resolveRules(rules, options);
  return checkWith(checkerOf(resolved, options), resolved.judges, entries);
}

async function* checkWith(
  checker: Checker,
  judges: ObservedJudges,
  entries: AsyncIterable<Checkable> | Iterable<Checkable>,
): AsyncGenerator<Finding, Summary, undefined> {
  for await (const entry of entries) {
    if (judges.isNeededFor([entry])) await judges.load();
    yield* checker.push(entry);
  }
  yield* checker.end();
  return checker.summary();
}
