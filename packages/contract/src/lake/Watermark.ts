import type { Position } from "../journal/Position.ts";

/** How far one journal file of one commander is stored: every delivered line that starts before `offset`. */
export interface Watermark extends Pick<Position, "file" | "generation"> {
  readonly commander: string;
  /** The end of the last stored line, in bytes. */
  readonly offset: number;
  /** Where the last stored line starts; undefined if the sink does not keep it. */
  readonly lastOffset?: number | undefined;
  /** The fingerprint of the last stored line, which shows whether a file of this name still is this journal. */
  readonly fingerprint?: string | undefined;
}
