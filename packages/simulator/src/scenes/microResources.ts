import {
  BuyMicroResources,
  SellMicroResources,
  TradeMicroResources,
  type CountedThing,
} from "../lines/microResources.ts";
import { ShipLocker } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { countOf, thingsOf, thingsOfType, withThings, type CarriedThing } from "../live/carriedItems.ts";
import { bare, say, type PlannedLine, type Scene } from "./plan.ts";
import { paying } from "./wages.ts";

/** What the bar pays for a thing, by type: about the mean of six real sales. */
const barPays = { Item: 12_000, Data: 20_000 };

/** What consumables cost in a shop (42 real lines). */
const pricesCr: Readonly<Record<string, number>> = {
  healthpack: 1000,
  energycell: 1000,
  amm_grenade_emp: 2000,
  amm_grenade_frag: 2000,
  amm_grenade_shield: 2000,
  bypass: 25_000,
};

/** Returns what a consumable costs. */
export function consumableCr(symbol: string): number {
  return pricesCr[symbol] ?? 2000;
}

/** The consumables that shops sell. */
export const consumables: readonly string[] = thingsOfType("Consumable").map(({ symbol }) => symbol);

/** How many components the bar takes for one (11 of 14 real trades take about three). */
const tradeRate = 3;

const locker = (input: LiveInput): PlannedLine => bare(say(ShipLocker, input));

/** Finds what the bar would buy: items and data, a few of each. */
export function thingsToSell({ memory }: Pick<LiveInput, "memory">): readonly CountedThing[] {
  const held = (["Item", "Data"] as const).flatMap((type) => thingsOf(memory.locker, type));
  return held.slice(0, 4).map((thing) => ({ thing, count: Math.min(5, countOf(memory.locker, thing)) }));
}

/** The bar buys things of the locker. */
export const thingsSold: Scene = (input) => {
  const { world, memory } = input;
  const sold = thingsToSell(input);
  if (world.port === undefined || sold.length === 0) return [];
  for (const { thing, count } of sold) memory.locker = withThings(memory.locker, thing, -count);
  const paidCr = sold.reduce(
    (sum, { thing, count }) => sum + count * (thing.type === "Data" ? barPays.Data : barPays.Item),
    0,
  );
  return [paying(world.commander, paidCr, say(SellMicroResources, world.port.marketId, sold, paidCr)), locker(input)];
};

/** Finds a trade of components: some of one for fewer of another. */
export function findSwap({
  memory,
}: Pick<LiveInput, "memory">): { offered: CountedThing; received: CountedThing } | undefined {
  const offered = thingsOf(memory.locker, "Component").find((thing) => countOf(memory.locker, thing) >= tradeRate);
  const received = thingsOfType("Component").find(({ symbol }) => symbol !== offered?.symbol);
  if (offered === undefined || received === undefined) return undefined;
  const count = Math.min(4, Math.floor(countOf(memory.locker, offered) / tradeRate));
  return { offered: { thing: offered, count: count * tradeRate }, received: { thing: received, count } };
}

/** The bar exchanges components. */
export const thingsTraded: Scene = (input) => {
  const { world, memory } = input;
  const swap = findSwap(input);
  if (world.port === undefined || swap === undefined) return [];
  const { offered, received } = swap;
  memory.locker = withThings(memory.locker, offered.thing, -offered.count);
  memory.locker = withThings(memory.locker, received.thing, received.count);
  return [say(TradeMicroResources, world.port.marketId, [offered], received), locker(input)];
};

/** A shop sells consumables, which go to the locker. */
export const consumablesBought =
  (symbol: string, count: number): Scene =>
  (input) => {
    const { world, memory } = input;
    const thing = thingsOfType("Consumable").find((each: CarriedThing) => each.symbol === symbol);
    if (world.port === undefined || thing === undefined) return [];
    memory.locker = withThings(memory.locker, thing, count);
    const costCr = consumableCr(symbol) * count;
    const line = say(BuyMicroResources, world.port.marketId, { thing, count }, costCr);
    return [paying(world.commander, -costCr, line), locker(input)];
  };
