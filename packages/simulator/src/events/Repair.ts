import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a port repairs some of the ship. */
export const Repair = observedRow({
  kind: "Repair",
  layout: lineLayout("Items Cost"),
  build: (items: readonly string[], costCr: number) => ({ Items: [...items], Cost: costCr }),
});
