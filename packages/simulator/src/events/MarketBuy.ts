import type { TradedGoods } from "../session/Transition.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written when the player buys goods at a market. */
export const MarketBuy = observedRow({
  kind: "MarketBuy",
  layout: lineLayout("MarketID Type Count BuyPrice TotalCost"),
  build: (marketId: number, { type, name, count, totalCr }: TradedGoods) => ({
    MarketID: marketId,
    ...withText("Type", type, name),
    Count: count,
    BuyPrice: totalCr / count,
    TotalCost: totalCr,
  }),
});
