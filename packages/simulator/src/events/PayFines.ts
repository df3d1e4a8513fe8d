import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player pays all fines. */
export const PayFines = observedRow({
  kind: "PayFines",
  layout: lineLayout("Amount AllFines Faction ShipID BrokerPercentage:6"),
  build: (amountCr: number, shipId: number) => ({ Amount: amountCr, AllFines: true, ShipID: shipId }),
});
