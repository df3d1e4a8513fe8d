import { companionFiles } from "@shipslog/contract";
import { compareEvents } from "./compareEvents.ts";
import { compareStates } from "./compareStates.ts";
import { isSameEvent } from "./isSameEvent.ts";
import type { Observation, ReceivedLine } from "./Observation.ts";
import type { Difference } from "./Verdict.ts";

/** How strict a case is. */
export interface Strictness {
  readonly fields?: "all";
  readonly mayRepeatAfterKill?: true;
}

/** Judges what a reader printed; an empty list means that it passed. The first difference decides the verdict. */
export function judgeReader(observation: Observation, strictness: Strictness): readonly Difference[] {
  const { events, states, received, failure } = observation;
  const comparison = { needsAll: strictness.fields === "all" };
  const lines = received.filter(({ file }) => file === undefined);
  const kept = strictness.mayRepeatAfterKill === true ? withoutRepeatedStart(lines) : lines;
  return [
    ...(failure === undefined ? [] : [failure]),
    ...compareEvents(events, kept, comparison),
    ...companionFiles.flatMap((file) => compareStates(file, states, received, { needsAll: false })),
  ];
}

/** Leaves out the lines at the beginning of a run that an earlier run has printed. */
function withoutRepeatedStart(lines: readonly ReceivedLine[]): readonly ReceivedLine[] {
  const kept: ReceivedLine[] = [];
  const isFresh = new Set<number>();
  for (const line of lines) {
    const wasPrinted = kept.some(({ run, value }) => {
      return run < line.run && isSameEvent(value, line.value, { needsAll: true });
    });
    if (wasPrinted && !isFresh.has(line.run)) continue;
    isFresh.add(line.run);
    kept.push(line);
  }
  return kept;
}
