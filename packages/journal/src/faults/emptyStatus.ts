import { statusFault } from "./statusFault.ts";

/** Nothing in Status.json. */
export const emptyStatus = statusFault({
  name: "empty-status",
  description: "Leaves Status.json empty until it is written again.",
  provokes: [],
  remark: "The game truncates the file before it writes, so every reader meets an empty one; it says nothing.",
  spoil: () => new Uint8Array(0),
  scar: (work) => ({ damage: work.begin(), expects: undefined }),
});
