import type { Checkable, CheckOptions } from "../configuration/CheckOptions.ts";
import { createChecker } from "./createChecker.ts";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "./Summary.ts";

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
