import type { WireRecord } from "./WireRecord.ts";

/** A mark on the timeline. */
export interface TimelineMark {
  readonly seq: number;
  readonly timeMs: number;
  /** `session` marks the start of a session. */
  readonly sort: "session" | "FSDJump" | "Docked";
  /** The name of the system, port or journal. */
  readonly label: string;
}

/** The extent of the recording, with times and marks. */
export interface Timeline {
  readonly run: string;
  /** The last record; the first is 1. */
  readonly lastSeq: number;
  /** At most 1,000 evenly spaced records with their time by the game's clock; the last record is included. */
  readonly points: readonly { readonly seq: number; readonly timeMs: number }[];
  /** At most 1,000 marks, oldest first. */
  readonly marks: readonly TimelineMark[];
}

/** The record at a game time. */
export interface RecordedMoment {
  readonly run: string;
  /** The last record at or before the time; 0 before the first. */
  readonly seq: number;
  /** The time of that record; undefined before the first record with a time. */
  readonly timeMs?: number | undefined;
  /** The time of the next record; undefined at the end. */
  readonly nextTimeMs?: number | undefined;
  /** The next record with a time; undefined at the end. */
  readonly nextSeq?: number | undefined;
}

/** The response to a search: the newest matches first. */
export interface SearchPage extends RecordPage {
  /** Older lines were not searched yet: ask again before this record; undefined when all were. */
  readonly before?: number | undefined;
}

/** The response to a request for records. */
export interface RecordPage {
  readonly run: string;
  readonly lastSeq: number;
  readonly records: readonly WireRecord[];
}
