import { statusFault } from "./statusFault.ts";

/** Half of Status.json. */
export const tornStatus = statusFault({
  name: "torn-status",
  description: "Leaves half of Status.json until it is written again.",
  provokes: [{ rule: "companion-torn", severity: { spec: "error", live: "warning" } }],
  remark: "Passes in time: a reader of the complete folder sees it only when it was the last write.",
  spoil: (bytes, work) => bytes.slice(0, 1 + work.below(bytes.length - 4)),
  scar: (work) => work.scar(work.begin(), "companion-torn", { companion: "Status.json" }),
});
