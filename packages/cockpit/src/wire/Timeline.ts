import type { WireRecord } from "./WireRecord.ts";

/** Something worth a mark on the scrubber. */
export interface TimelineMark {
  readonly seq: number;
  readonly timeMs: number;
  /** `session` where another session begins. */
  readonly sort: "session" | "FSDJump" | "Docked";
  /** A name to show: the system, the port, the journal. */
  readonly label: string;
}

/** What a scrubber needs: how much there is, and what time it was where. */
export interface Timeline {
  readonly run: string;
  /** Records are numbered from 1 to this. */
  readonly lastSeq: number;
  /** Records spread evenly over all, with their time by the game's clock; at most a thousand, the last always. */
  readonly points: readonly { readonly seq: number; readonly timeMs: number }[];
  /** At most a thousand, oldest first. */
  readonly marks: readonly TimelineMark[];
}

/** Records one after another, as the server answers for them. */
export interface RecordPage {
  readonly run: string;
  readonly lastSeq: number;
  readonly records: readonly WireRecord[];
}
