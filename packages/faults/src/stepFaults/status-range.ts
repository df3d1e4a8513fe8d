import { replaceOne, spoilText } from "../damage/spoilBytes.ts";
import { statusFault } from "../damage/statusFault.ts";

/** Reports more oxygen than the maximum. */
export const statusRange = statusFault({
  name: "status-range",
  description: "Gives Oxygen in Status.json a value above 1 until the next write.",
  provokes: [{ rule: "out-of-range", severity: { spec: "error", live: "error" } }],
  remark:
    "Status.json contains Oxygen only while the commander is on foot. A reader of the complete folder sees the damage only in the last write.",
  spoil: spoilText((text, context) => replaceOne(text, /(?<="Oxygen":)[\d.]+/g, "1.250000", context)),
  expect: (context) =>
    context.expectFinding(context.startDamage(), "out-of-range", { companion: "Status.json", pointer: "/Oxygen" }),
});
