import type { RecordedMoment } from "../../src/wire/Timeline.ts";

/** Longer times without a record are skipped, such as the hours between two sessions. */
const maxGapMs = 10 * 60_000;

/** A place in the recording: a record, and the game time that the clock shows there. */
export interface RecordedPlace {
  readonly seq: number;
  readonly timeMs: number | undefined;
}

/** Where a step in time ends: at its target, or at the next record in its direction when there is none nearby. */
export function stepFrom(fromSeq: number, targetMs: number, spanMs: number, moment: RecordedMoment): RecordedPlace {
  const { seq, timeMs, nextSeq, nextTimeMs } = moment;
  const isBeforeFirst = timeMs === undefined;
  if (isBeforeFirst) return { seq: nextSeq ?? 0, timeMs: nextTimeMs };
  if (nextSeq === undefined || nextTimeMs === undefined) return { seq, timeMs: Math.min(targetMs, timeMs) };
  const isInGap = nextTimeMs - timeMs > maxGapMs && targetMs - timeMs > 0;
  if (isInGap && spanMs > 0 && seq <= fromSeq) return { seq: nextSeq, timeMs: nextTimeMs };
  if (isInGap && spanMs < 0 && targetMs - timeMs > maxGapMs) return { seq, timeMs };
  return { seq, timeMs: targetMs };
}
