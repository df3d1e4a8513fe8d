import type { JsonObject } from "../text/Json.ts";
import type { Position } from "../journal/Entry.ts";

/** One line of a commander's journal on its way to a lake, with its verdict. */
export interface Delivery {
  /** The commander it belongs to, as named in the lake. */
  readonly commander: string;
  readonly position: Position;
  /** Length of the line in bytes, including its line end. */
  readonly byteLength: number;
  /**
   * Where the previous line that was sent of the same file and generation ended; 0 for the first. Lines of other
   * kinds may lie between, so a gap cannot be seen from the offset alone.
   */
  readonly after: number;
  /** The line in the file, without its line end. */
  readonly raw: string;
  readonly verdict: Verdict;
}

/** The result of checking a line: an event to store in the table of its kind, or a reject. */
export type Verdict =
  | {
      readonly type: "stored";
      readonly kind: string;
      /** The parsed line; may be left out for a kind beyond the sixteen, which has no table of its own. */
      readonly event?: JsonObject | undefined;
    }
  | {
      readonly type: "rejected";
      /** The event name of the line, when it can be read. */
      readonly kind: string | undefined;
      /** A stable code: a line defect or an issue code. */
      readonly code: string;
      /** A sentence for people. */
      readonly reason: string;
    };
