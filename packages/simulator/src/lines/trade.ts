import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
import type { TradedGoods } from "../world/Transition.ts";
import { line } from "./line.ts";

/** Types that this line spells differently from Docked: so in all 37 real lines of them. */
const marketTypes: Readonly<Partial<Record<Port["type"], string>>> = { Ocellus: "Bernal", SurfaceStation: "" };

/** Written when the player opens a market; Market.json lists its goods. A carrier says who may dock. */
export const Market = line({
  kind: "Market",
  layout: "MarketID StationName StationType CarrierDockingAccess StarSystem",
  build: ({ marketId, name, text, type }: Port, system: string, access?: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StationType: marketTypes[type] ?? type,
    ...(type === "FleetCarrier" && { CarrierDockingAccess: access ?? "all" }),
    StarSystem: system,
  }),
});

/** Written when the player buys goods at a market. */
export const MarketBuy = line({
  kind: "MarketBuy",
  layout: "MarketID Type Count BuyPrice TotalCost",
  build: (marketId: number, { type, name, count, totalCr }: TradedGoods) => ({
    MarketID: marketId,
    ...withText("Type", type, name),
    Count: count,
    BuyPrice: totalCr / count,
    TotalCost: totalCr,
  }),
});

/** Written when the player sells goods at a market, stolen ones at a black market; AvgPricePaid is 0 for goods that were not bought. */
export const MarketSell = line({
  kind: "MarketSell",
  layout: "MarketID Type Count SellPrice TotalSale AvgPricePaid IllegalGoods StolenGoods BlackMarket",
  build: (marketId: number, { type, name, count, totalCr, isStolen }: TradedGoods, paidCr: number) => ({
    MarketID: marketId,
    ...withText("Type", type, name),
    Count: count,
    SellPrice: totalCr / count,
    TotalSale: totalCr,
    AvgPricePaid: paidCr,
    ...(isStolen === true && { StolenGoods: true, BlackMarket: true }),
  }),
});

/** Written when the player buys limpets, which no market lists. */
export const BuyDrones = line({
  kind: "BuyDrones",
  layout: "Type Count BuyPrice TotalCost",
  build: ({ count, totalCr }: TradedGoods) => ({
    Type: "Drones",
    Count: count,
    BuyPrice: totalCr / count,
    TotalCost: totalCr,
  }),
});

/** Written when the player sells limpets. */
export const SellDrones = line({
  kind: "SellDrones",
  layout: "Type Count SellPrice TotalSale",
  build: ({ count, totalCr }: TradedGoods) => ({
    Type: "Drones",
    Count: count,
    SellPrice: totalCr / count,
    TotalSale: totalCr,
  }),
});
