import type { ReadOptions } from "../read/readJournal.ts";
import type { ReadStart } from "../read/ReadStart.ts";

/** How a folder is followed. */
export interface FollowOptions extends Omit<ReadOptions, "from"> {
  /** Where to begin; `"end"` leaves out every line that is there at the first look. */
  readonly from?: ReadStart | "end" | undefined;
  /** The pause between two looks at the sizes of files; 50 unless given. */
  readonly pollMs?: number | undefined;
}
