import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player comes back: in a new ship that the insurance charges for, or in the ship that waited. */
export const Resurrect = observedRow({
  kind: "Resurrect",
  layout: lineLayout("Option Cost Bankrupt"),
  build: (option: "rebuy" | "rejoin", costCr: number) => ({ Option: option, Cost: costCr, Bankrupt: false }),
});
