import type { Checkable, CheckOptions } from "../configuration/CheckOptions.ts";
import { createChecker, type Checker } from "./createChecker.ts";
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
  return checkWith(createChecker(options), entries);
}

async function* checkWith(
  checker: Checker,
  entries: AsyncIterable<Checkable> | Iterable<Checkable>,
): AsyncGenerator<Finding, Summary, undefined> {
  for await (const entry of entries) yield* checker.push(entry);
  yield* checker.end();
  return checker.summary();
}
