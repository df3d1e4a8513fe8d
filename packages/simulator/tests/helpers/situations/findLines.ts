import type { JsonObject } from "@shipslog/contract";
import { isExpected } from "../../../src/director/expectation.ts";
import type { ExpectedLine } from "./Situation.ts";

/** Whether an event is the expected line. */
export function isLine(event: JsonObject, line: ExpectedLine): boolean {
  return typeof line === "string" ? event["event"] === line : isExpected(event, line as JsonObject);
}

/**
 * Looks for lines in order, each within some lines of the one before. Returns how many were found at most, and how often the
 * whole sequence occurs; two occurrences share no line.
 */
export function findLines(
  events: readonly JsonObject[],
  lines: readonly ExpectedLine[],
  within: number,
): { readonly found: number; readonly times: number } {
  const kinds = lines.map((line) => (typeof line === "string" ? line : line.event));
  let most = 0;
  let times = 0;
  for (let start = 0; start < events.length; start += 1) {
    if (events[start]?.["event"] !== kinds[0]) continue;
    let found = 0;
    let at = start;
    let last = start;
    while (found < lines.length && at < events.length && at - last <= within) {
      const event = events[at];
      const line = lines[found];
      if (event !== undefined && line !== undefined && isLine(event, line)) {
        found += 1;
        last = at;
      } else if (found === 0) break;
      at += 1;
    }
    most = Math.max(most, found);
    if (found < lines.length) continue;
    times += 1;
    start = last;
  }
  return { found: most, times };
}
