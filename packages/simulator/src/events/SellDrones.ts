import type { TradedGoods } from "../session/Transition.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player sells limpets. */
export const SellDrones = observedRow({
  kind: "SellDrones",
  layout: lineLayout("Type Count SellPrice TotalSale"),
  build: ({ count, totalCr }: TradedGoods) => ({
    Type: "Drones",
    Count: count,
    SellPrice: totalCr / count,
    TotalSale: totalCr,
  }),
});
