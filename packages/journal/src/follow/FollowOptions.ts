import type { ReadOptions, ReadStart } from "../read/ReadOptions.ts";

/** How a folder is followed. */
export interface FollowOptions extends Omit<ReadOptions, "from"> {
  /** Where to start; `"end"` skips every line that exists at the first look. By default, the first line of the first file. */
  readonly from?: ReadStart | "end" | undefined;
  /** The pause between two looks at the sizes of files; 50 by default, and at least 200 if no file changed for ten minutes. */
  readonly pollMs?: number | undefined;
}
