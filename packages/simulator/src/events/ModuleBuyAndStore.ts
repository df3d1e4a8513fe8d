import type { Module } from "../ship/modules.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import type { VesselFields } from "./VesselFields.ts";
import { withText } from "./withText.ts";

/** Written when the player buys a module that goes to storage. */
export const ModuleBuyAndStore = observedRow({
  kind: "ModuleBuyAndStore",
  layout: lineLayout("BuyItem MarketID BuyPrice Ship ShipID"),
  build: ({ symbol, name, priceCr }: Module, marketId: number, vessel: VesselFields) => ({
    ...withText("BuyItem", symbol, name),
    MarketID: marketId,
    BuyPrice: priceCr,
    ...vessel,
  }),
});
