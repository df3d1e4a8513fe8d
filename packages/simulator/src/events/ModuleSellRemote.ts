import type { StoredModule } from "../commander/moduleStorage.ts";
import { serverIdOf } from "../ship/serverIds.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import type { VesselFields } from "./VesselFields.ts";
import { withText } from "./withText.ts";

/** Written when the player sells a module from storage. */
export const ModuleSellRemote = observedRow({
  kind: "ModuleSellRemote",
  layout: lineLayout("StorageSlot SellItem ServerId SellPrice Ship ShipID"),
  build: ({ slot, module, paidCr }: StoredModule, vessel: VesselFields) => ({
    StorageSlot: slot,
    ...withText("SellItem", module.symbol, module.name),
    ServerId: serverIdOf(module.item),
    SellPrice: paidCr,
    ...vessel,
  }),
});
