import { thingFields, type CarriedThing } from "../live/carriedItems.ts";
import { withText } from "../text/withText.ts";
import { line } from "./line.ts";

/** Units of a thing. */
export interface CountedThing {
  readonly thing: CarriedThing;
  readonly count: number;
}

const listOf = (things: readonly CountedThing[]) =>
  things.map(({ thing, count }) => ({ ...thingFields(thing), Category: thing.type, Count: count }));

const sumOf = (things: readonly CountedThing[]): number => things.reduce((sum, { count }) => sum + count, 0);

/** Written when the bar buys things of the locker. */
export const SellMicroResources = line({
  kind: "SellMicroResources",
  layout: "TotalCount MicroResources[Name Category Count] Price MarketID",
  build: (marketId: number, sold: readonly CountedThing[], priceCr: number) => ({
    TotalCount: sumOf(sold),
    MicroResources: listOf(sold),
    Price: priceCr,
    MarketID: marketId,
  }),
});

/** Written when the bar exchanges components of the locker. */
export const TradeMicroResources = line({
  kind: "TradeMicroResources",
  layout: "Offered[Name Category Count] TotalCount Received Count Category MarketID",
  build: (marketId: number, offered: readonly CountedThing[], { thing, count }: CountedThing) => ({
    Offered: listOf(offered),
    TotalCount: sumOf(offered),
    ...withText("Received", thing.symbol, thing.text),
    Count: count,
    Category: thing.type,
    MarketID: marketId,
  }),
});

/** Written when a shop sells consumables. */
export const BuyMicroResources = line({
  kind: "BuyMicroResources",
  layout: "TotalCount MicroResources[Name Category Count] Name Category Count Price MarketID",
  build: (marketId: number, { thing, count }: CountedThing, priceCr: number) => ({
    ...thingFields(thing),
    Category: thing.type,
    Count: count,
    Price: priceCr,
    MarketID: marketId,
  }),
});

/** Written when the player drops things of the backpack. */
export const DropItems = line({
  kind: "DropItems",
  layout: "Name Type OwnerID MissionID Count",
  build: (thing: CarriedThing, count: number) => ({
    ...thingFields(thing),
    Type: thing.type,
    OwnerID: 0,
    Count: count,
  }),
});
