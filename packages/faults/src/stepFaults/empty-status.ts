import { statusFault } from "../damage/statusFault.ts";

/** Leaves Status.json without content. */
export const emptyStatus = statusFault({
  name: "empty-status",
  description: "Leaves Status.json empty until the next write.",
  provokes: [{ rule: "status-missing", severity: { spec: "error" } }],
  remark:
    "In live no rule reports it: the game truncates the file before it writes. A reader of the complete folder sees it only in the last write.",
  sparesFirst: true,
  spoil: () => new Uint8Array(0),
  expect: (context) => context.expectFinding(context.startDamage(), "status-missing", { companion: "Status.json" }),
});
