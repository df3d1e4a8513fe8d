import { spoilText, replaceOne } from "./lineFault.ts";
import { statusFault } from "./statusFault.ts";

/** More oxygen than there is. */
export const statusRange = statusFault({
  name: "status-range",
  description: "Gives Oxygen in Status.json a value above 1, until the file is written again.",
  provokes: [{ rule: "out-of-range", severity: { spec: "error", live: "error" } }],
  remark: "Passes in time, and only on foot does Status.json show oxygen.",
  spoil: spoilText((text, work) => replaceOne(text, /(?<="Oxygen":)[\d.]+/g, "1.250000", work)),
  scar: (work) => work.scar(work.begin(), "out-of-range", { companion: "Status.json", pointer: "/Oxygen" }),
});
