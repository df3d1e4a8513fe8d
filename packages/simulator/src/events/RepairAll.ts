import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a port repairs the whole ship. */
export const RepairAll = observedRow({
  kind: "RepairAll",
  layout: lineLayout("Cost"),
  build: (costCr: number) => ({ Cost: costCr }),
});
