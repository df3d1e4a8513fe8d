import type { TradedGoods } from "../session/Transition.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written when the player sells goods at a market; AvgPricePaid is 0 for goods that were not bought. */
export const MarketSell = observedRow({
  kind: "MarketSell",
  layout: lineLayout("MarketID Type Count SellPrice TotalSale AvgPricePaid"),
  build: (marketId: number, { type, name, count, totalCr }: TradedGoods, paidCr: number) => ({
    MarketID: marketId,
    ...withText("Type", type, name),
    Count: count,
    SellPrice: totalCr / count,
    TotalSale: totalCr,
    AvgPricePaid: paidCr,
  }),
});
