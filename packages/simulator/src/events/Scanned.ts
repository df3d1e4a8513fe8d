import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when another ship has scanned the player's; 7,632 of 7,634 real scans look for cargo. */
export const Scanned = observedRow({
  kind: "Scanned",
  layout: lineLayout("ScanType"),
  build: () => ({ ScanType: "Cargo" }),
});
