import type { Checkable, CheckOptions } from "../configuration/CheckOptions.ts";
import { createChecker } from "./createChecker.ts";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "./Summary.ts";

/**
 * Checks a stream of entries: yields findings and returns the summary. It never throws on data and holds the state of one
 * session, however long the stream is.
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
