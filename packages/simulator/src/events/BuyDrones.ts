import type { TradedGoods } from "../session/Transition.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player buys limpets, which no market lists. */
export const BuyDrones = observedRow({
  kind: "BuyDrones",
  layout: lineLayout("Type Count BuyPrice TotalCost"),
  build: ({ count, totalCr }: TradedGoods) => ({
    Type: "Drones",
    Count: count,
    BuyPrice: totalCr / count,
    TotalCost: totalCr,
  }),
});
