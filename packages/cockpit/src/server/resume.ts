import type { CompanionFile } from "@shipslog/contract";
import type { StreamCursor } from "./StreamCursor.ts";
import { notALine, type Recorder } from "./Recorder.ts";

/** How to go on for a client that was here before. */
export interface ResumePlan {
  /** Records to send without their ids: companion files that changed while nobody told the client. */
  readonly preface: readonly number[];
  /** Single records to send first. */
  readonly single: readonly number[];
  /** Then all records after this one. */
  readonly after: number;
}

/** More than this is sent as a snapshot instead: single records do not wait for the client. */
const mostSingle = 500;

/** Finds out what a client lacks; undefined where its place is not known here, so that it needs a snapshot. */
export function resumeFrom(recorder: Recorder, cursor: StreamCursor): ResumePlan | undefined {
  if (cursor.run === recorder.run) {
    return cursor.seq <= recorder.lastSeq ? { preface: [], single: [], after: cursor.seq } : undefined;
  }
  const seq = cursor.line && recorder.seqOf(cursor.line);
  return seq === undefined ? undefined : resumeAcross(recorder, cursor, seq);
}

/**
 * Another run of the server numbers and interleaves anew, but a line stands where it stood. Up to the next line the client
 * may have some of what follows: findings are counted, companion files recognised by their text.
 */
function resumeAcross(recorder: Recorder, cursor: StreamCursor, line: number): ResumePlan | undefined {
  const hasAlready = (file: CompanionFile, fingerprint: string) => cursor.companions[file] === fingerprint;
  const latest = [...recorder.latest];
  const known = new Set(
    latest.filter(([file, { fingerprint }]) => hasAlready(file, fingerprint)).map(([, { seq }]) => seq),
  );
  const preface = latest.map(([, { seq }]) => seq).filter((seq) => seq < line && !known.has(seq));
  const single: number[] = [];
  let [seq, findings] = [line + 1, 0];
  for (; seq <= recorder.lastSeq && recorder.offsetOf(seq) < 0; seq += 1) {
    const isFinding = recorder.offsetOf(seq) === notALine.finding;
    if (isFinding) findings += 1;
    if (isFinding ? findings > cursor.findings : !known.has(seq)) single.push(seq);
  }
  return single.length > mostSingle ? undefined : { preface, single, after: seq - 1 };
}
