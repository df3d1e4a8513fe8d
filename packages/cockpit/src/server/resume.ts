import type { CompanionFile } from "@shipslog/contract";
import type { StreamCursor } from "../recording/StreamCursor.ts";
import { notALine, type Recorder } from "../recording/Recorder.ts";

/** What to send to a client that reconnects. */
export interface ResumePlan {
  /** Records to send without ids: companion files that changed while the client was away. */
  readonly preface: readonly number[];
  /** Records to send next, one by one. */
  readonly single: readonly number[];
  /** Then all records after this one. */
  readonly after: number;
}

/** Above this a snapshot is sent instead, because single records are written without waiting for the client. */
const maxSingle = 500;

/** Plans what a client still needs; undefined when its cursor is unknown here, so that it needs a snapshot. */
export function resumeFrom(recorder: Recorder, cursor: StreamCursor): ResumePlan | undefined {
  if (cursor.run === recorder.run) {
    return cursor.seq <= recorder.lastSeq ? { preface: [], single: [], after: cursor.seq } : undefined;
  }
  const seq = cursor.line && recorder.seqOf(cursor.line);
  return seq === undefined ? undefined : resumeAcross(recorder, cursor, seq);
}

/**
 * Sequence numbers and the order of the streams change when the server restarts; line positions do not. The client may
 * already have some records between its last line and the next one: findings are counted, companion files compared by hash.
 */
function resumeAcross(recorder: Recorder, cursor: StreamCursor, line: number): ResumePlan | undefined {
  const isUnchanged = (file: CompanionFile, hash: string) => cursor.companions[file] === hash;
  const latest = [...recorder.latest];
  const known = new Set(latest.filter(([file, { hash }]) => isUnchanged(file, hash)).map(([, { seq }]) => seq));
  const preface = latest.map(([, { seq }]) => seq).filter((seq) => seq < line && !known.has(seq));
  const single: number[] = [];
  let seq = line + 1;
  let findings = 0;
  for (; seq <= recorder.lastSeq && recorder.offsetOf(seq) < 0; seq += 1) {
    const isFinding = recorder.offsetOf(seq) === notALine.finding;
    if (isFinding) findings += 1;
    if (isFinding ? findings > cursor.findings : !known.has(seq)) single.push(seq);
  }
  return single.length > maxSingle ? undefined : { preface, single, after: seq - 1 };
}
