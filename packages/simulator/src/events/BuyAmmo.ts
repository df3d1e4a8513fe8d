import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a port restocks the weapons. */
export const BuyAmmo = observedRow({
  kind: "BuyAmmo",
  layout: lineLayout("Cost"),
  build: (costCr: number) => ({ Cost: costCr }),
});
