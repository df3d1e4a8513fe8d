import type { CompanionFile } from "@shipslog/contract";
import { isSameEvent, type Comparison } from "./isSameEvent.ts";
import type { ObservedState, ReceivedLine } from "./Observation.ts";
import type { Difference } from "./Verdict.ts";

/**
 * Compares the contents of one companion file with those that came out. A content may be missed when it was on disk for a
 * moment only, and may be printed more than once; what is printed must have been on disk, in that order.
 */
export function compareStates(
  file: CompanionFile,
  states: readonly ObservedState[],
  received: readonly ReceivedLine[],
  comparison: Comparison,
): readonly Difference[] {
  const own = states.filter((state) => state.file === file);
  const lines = received.filter((each) => each.file === file);
  const places = placesOf(own, lines, comparison);
  const seen = new Set(places);
  const strange = lines.flatMap((line, at) => {
    if (places[at] !== undefined) return [];
    const wasThere = own.some(({ content }) => isSameEvent(content, line.value, comparison));
    return [explain(line, wasThere, own[places.slice(0, at).findLast((place) => place !== undefined) ?? 0])];
  });
  const missing = own.flatMap((state, at) => (state.isAwaited ? explainMissing(state, seen.has(at)) : []));
  return [...strange, ...missing];
}

/** The place of each line in the order of the contents; undefined for a line that has none. */
function placesOf(own: readonly ObservedState[], lines: readonly ReceivedLine[], comparison: Comparison) {
  let place = 0;
  return lines.map((line) => {
    const from = place;
    const next = own.findIndex(({ content }, at) => at >= from && isSameEvent(content, line.value, comparison));
    if (next === -1) return undefined;
    place = next;
    return next;
  });
}

function explainMissing({ text, file, isOverdue }: ObservedState, isSeen: boolean): readonly Difference[] {
  if (isSeen && !isOverdue) return [];
  const verdict = isSeen ? "late" : "lost";
  return [{ verdict, expected: text.trimEnd(), received: undefined, note: `the content of ${file}` }];
}

function explain({ text, file }: ReceivedLine, wasThere: boolean, now: ObservedState | undefined): Difference {
  const expected = now?.text.trimEnd();
  if (wasThere) return { verdict: "out of order", expected, received: text, note: `${file} had changed since` };
  return { verdict: "changed", expected, received: text, note: `${file} never had this content` };
}
