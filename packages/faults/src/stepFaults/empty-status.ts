import { statusFault } from "../damage/statusFault.ts";

/** Leaves Status.json without content. */
export const emptyStatus = statusFault({
  name: "empty-status",
  description: "Leaves Status.json empty until the next write.",
  provokes: [],
  remark: "The game truncates the file before it writes, so every reader meets an empty file and no rule reports it.",
  spoil: () => new Uint8Array(0),
  expect: (context) => ({ damage: context.startDamage(), expects: undefined }),
});
