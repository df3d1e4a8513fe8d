import type { JsonObject } from "@shipslog/contract";
import type { MarketBuy, MarketSell } from "@shipslog/contract/observed/events";
import type { SystemTopic } from "../system.ts";
import { appendBounded, putBounded } from "../boundedLists.ts";
import { readNumber, readText, type UncheckedFields } from "./fields.ts";
import { commodityName } from "./hold.ts";

/** A price that the commander paid or got. */
interface KnownPrice {
  readonly at: string;
  /** The internal name of the commodity in lower case. */
  readonly name: string;
  readonly price: number;
  readonly port: string | undefined;
  readonly system: string | undefined;
}

/** Goods sold at a market. */
export interface Sale extends KnownPrice {
  readonly localised: string | undefined;
  readonly count: number;
  readonly credits: number;
  /** What remains after what was paid for the goods; mined and stolen goods cost nothing. */
  readonly profit: number;
  /** Where the goods were last bought. */
  readonly boughtAt: string | undefined;
}

/** What the commander bought and sold. */
export interface TradeTopic {
  /** The latest sales, oldest first. */
  readonly sales: readonly Sale[];
  /** The latest price paid for each commodity. */
  readonly paid: readonly KnownPrice[];
}

const maxSales = 60;
const maxPrices = 100;
const noTrade: TradeTopic = { sales: [], paid: [] };

interface Trader {
  readonly trade: TradeTopic | undefined;
  readonly system: SystemTopic;
}

const placeOf = ({ system: { port, here } }: Trader) => ({
  port: port && (port.StationName_Localised ?? port.StationName),
  system: here?.name,
});

/** Remembers what was paid for a commodity, and where. */
export function foldBought<State extends Trader>(state: State, event: JsonObject): State {
  const fields: UncheckedFields<MarketBuy> = event;
  const at = readText(fields.timestamp);
  const name = commodityName(fields.Type);
  const price = readNumber(fields.BuyPrice);
  if (at === undefined || name === undefined || price === undefined) return state;
  const { sales, paid } = state.trade ?? noTrade;
  const bought = { at, name, price, ...placeOf(state) };
  return { ...state, trade: { sales, paid: putBounded(paid, bought, (other) => other.name === name, maxPrices) } };
}

/** Adds a sale with its profit. */
export function foldSold<State extends Trader>(state: State, event: JsonObject): State {
  const fields: UncheckedFields<MarketSell> = event;
  const at = readText(fields.timestamp);
  const name = commodityName(fields.Type);
  const count = readNumber(fields.Count);
  const credits = readNumber(fields.TotalSale);
  if (at === undefined || name === undefined || count === undefined || credits === undefined) return state;
  const { sales, paid } = state.trade ?? noTrade;
  const cost = (readNumber(fields.AvgPricePaid) ?? 0) * count;
  const sale: Sale = {
    at,
    name,
    localised: readText(event["Type_Localised"]),
    count,
    price: readNumber(fields.SellPrice) ?? Math.round(credits / Math.max(1, count)),
    credits,
    profit: credits - cost,
    boughtAt: cost === 0 ? undefined : paid.find((each) => each.name === name)?.port,
    ...placeOf(state),
  };
  return { ...state, trade: { sales: appendBounded(sales, sale, maxSales), paid } };
}
