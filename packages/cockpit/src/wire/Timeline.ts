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

/** The response to a request for records. */
export interface RecordPage {
  readonly run: string;
  readonly lastSeq: number;
  readonly records: readonly WireRecord[];
}
