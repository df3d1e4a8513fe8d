import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a port fills the tank. */
export const RefuelAll = observedRow({
  kind: "RefuelAll",
  layout: lineLayout("Cost Amount:6"),
  build: (costCr: number, amountT: number) => ({ Cost: costCr, Amount: amountT }),
});
