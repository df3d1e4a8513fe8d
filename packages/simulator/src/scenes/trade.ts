import { BuyDrones, Market, MarketBuy, MarketSell, SellDrones } from "../lines/trade.ts";
import { CollectCargo, EjectCargo } from "../lines/cargo.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { marketItems, sellPriceCr } from "../live/marketList.ts";
import { dayMs } from "../world/GameWorld.ts";
import type { TradedGoods } from "../world/Transition.ts";
import { after, beside, say, type PlannedLine, type Scene } from "./plan.ts";
import { payPilot, paying, promote } from "./wages.ts";

/** Limpets have lines of their own. */
const isDrones = ({ type }: TradedGoods): boolean => type === "drones";

/** The player opens the market, whose file lists the goods. */
export const marketOpened: Scene = ({ world: { port, system, timeMs }, memory: { play } }) => {
  if (port === undefined) return [];
  const items = marketItems(play.chance, port, Math.floor(timeMs / dayMs));
  return [beside({ ...Market.build(port, system.name), Items: items }, say(Market, port, system.name))];
};

/** A sale at the price in Market.json; the game pays the same whole price for every tonne. */
export const goodsSold: Scene = (input) => {
  const { world, happened, memory } = input;
  const { port, commander, timeMs } = world;
  if (happened?.name !== "sellGoods" || port === undefined) return [];
  const { count, totalCr, type, isStolen } = happened.data;
  const listed =
    isStolen === true ? undefined : sellPriceCr(memory.play.chance, port, Math.floor(timeMs / dayMs), type);
  const sold = { ...happened.data, totalCr: (listed ?? Math.floor(totalCr / count)) * count };
  // The model has paid already: until the line is written the money is not there.
  commander.adjustmentCr -= totalCr;
  const paidCr = isStolen === true ? 0 : (memory.play.paidCr.get(type) ?? 0);
  if (isStolen !== true) memory.play.paidCr.delete(type);
  const profitCr = Math.max(0, sold.totalCr - paidCr * count);
  const line = isDrones(sold) ? say(SellDrones, sold) : say(MarketSell, port.marketId, sold, paidCr);
  const reached = profitCr > 0 ? promote(input, "Trade") : [];
  return inTurn(input, ...payPilot(input, () => profitCr), paying(commander, sold.totalCr, line), ...reached);
};

/** A purchase. */
export const goodsBought: Scene = (input) => {
  const { world, happened, memory } = input;
  const { port, commander } = world;
  if (happened?.name !== "buyGoods" || port === undefined) return [];
  const { type, count, totalCr } = happened.data;
  memory.play.paidCr.set(type, Math.floor(totalCr / count));
  memory.play.boughtAt.set(type, port.marketId);
  // The model has paid already: until the line is written the money is not gone.
  commander.adjustmentCr += totalCr;
  const bought = happened.data;
  return inTurn(
    input,
    paying(commander, -totalCr, isDrones(bought) ? say(BuyDrones, bought) : say(MarketBuy, port.marketId, bought)),
  );
};

/** The scoop takes a tonne in. */
export const cargoCollected =
  (item: CargoItem): Scene =>
  () => [say(CollectCargo, item)];

/** The player throws goods out of the hold. */
export const cargoEjected =
  (item: Readonly<CargoItem>, count: number, isAbandoned: boolean): Scene =>
  () => [say(EjectCargo, item, count, isAbandoned)];

/** Postpones lines about goods until the player has done what came before, and some seconds more. */
function inTurn({ world: { timeMs }, memory: { play } }: LiveInput, ...lines: readonly PlannedLine[]) {
  play.tradedMs = Math.max(timeMs, play.tradedMs) + play.chance.integer(4, 10) * 1000;
  return after((play.tradedMs - timeMs) / 1000, ...lines);
}
