import type { Position } from "../journal/Position.ts";

/** How far one journal file of one commander is stored: every delivered line that starts before `offset`. */
export interface Watermark extends Pick<Position, "file" | "generation"> {
  readonly commander: string;
  /** The end of the last stored line, in bytes. */
  readonly offset: number;
}
