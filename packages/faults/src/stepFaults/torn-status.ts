import { statusFault } from "../damage/statusFault.ts";

/** Writes only the first part of Status.json. */
export const tornStatus = statusFault({
  name: "torn-status",
  description: "Writes only the first part of Status.json until the next write.",
  provokes: [{ rule: "companion-torn", severity: { spec: "error", live: "warning" } }],
  remark: "A reader of the complete folder sees it only in the last write.",
  spoil: (bytes, context) => bytes.slice(0, 1 + context.integerBelow(bytes.length - 4)),
  expect: (context) => context.expectFinding(context.startDamage(), "companion-torn", { companion: "Status.json" }),
});
