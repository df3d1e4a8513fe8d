import { BuyDrones } from "../../events/BuyDrones.ts";
import { Market } from "../../events/Market.ts";
import { MarketBuy } from "../../events/MarketBuy.ts";
import { MarketSell } from "../../events/MarketSell.ts";
import { SellDrones } from "../../events/SellDrones.ts";
import type { TradedGoods } from "../../session/Transition.ts";
import { dayMs } from "../../world/GameWorld.ts";
import { marketItems, sellPriceCr } from "./marketList.ts";
import { paying, payPilot } from "./money.ts";
import { beside, say, type Scene } from "./Scene.ts";

/** Limpets have lines of their own. */
const isDrones = ({ type }: TradedGoods): boolean => type === "drones";

/** The player opens the market, whose file lists the goods. */
export const marketOpened: Scene = ({ world: { port, system, timeMs }, memory: { play } }) => {
  if (port === undefined) return [];
  const items = marketItems(play.chance, port, Math.floor(timeMs / dayMs));
  return [beside("Market.json", { ...Market.build(port, system.name), Items: items }, say(Market, port, system.name))];
};

/** A sale at the price in Market.json; the game pays the same whole price for every tonne. */
export const goodsSold: Scene = (input) => {
  const { world, happened, memory } = input;
  const { port, commander, timeMs } = world;
  if (happened?.name !== "sellGoods" || port === undefined) return [];
  const { count, totalCr, type } = happened.data;
  const listed = sellPriceCr(memory.play.chance, port, Math.floor(timeMs / dayMs), type);
  const sold = { ...happened.data, totalCr: (listed ?? Math.floor(totalCr / count)) * count };
  // The model has paid already: until the line is written the money is not there.
  commander.adjustmentCr -= totalCr;
  const paidCr = memory.play.paidCr.get(type) ?? 0;
  memory.play.paidCr.delete(type);
  const profitCr = Math.max(0, sold.totalCr - paidCr * count);
  const line = isDrones(sold) ? say(SellDrones, sold) : say(MarketSell, port.marketId, sold, paidCr);
  return [...payPilot(input, () => profitCr), paying(commander, sold.totalCr, line)];
};

/** A purchase. */
export const goodsBought: Scene = ({ world: { port }, happened, memory: { play } }) => {
  if (happened?.name !== "buyGoods" || port === undefined) return [];
  const { type, count, totalCr } = happened.data;
  play.paidCr.set(type, Math.floor(totalCr / count));
  return [isDrones(happened.data) ? say(BuyDrones, happened.data) : say(MarketBuy, port.marketId, happened.data)];
};
