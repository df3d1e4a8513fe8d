import type { StoredModule, TransferPrice } from "../commander/moduleStorage.ts";
import { serverIdOf } from "../ship/serverIds.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import type { VesselFields } from "./VesselFields.ts";
import { withText } from "./withText.ts";

/** Written when the player has a stored module brought from another port. */
export const FetchRemoteModule = observedRow({
  kind: "FetchRemoteModule",
  layout: lineLayout("StorageSlot StoredItem ServerId TransferCost TransferTime Ship ShipID"),
  build: ({ slot, module }: StoredModule, { costCr, timeS }: TransferPrice, vessel: VesselFields) => ({
    StorageSlot: slot,
    ...withText("StoredItem", module.symbol, module.name),
    ServerId: serverIdOf(module.item),
    TransferCost: costCr,
    TransferTime: timeS,
    ...vessel,
  }),
});
