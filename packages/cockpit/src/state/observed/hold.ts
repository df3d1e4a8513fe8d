import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { Cargo } from "@shipslog/contract/observed/events";
import { readBoolean, readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";

/** One commodity in the hold. */
interface HoldItem {
  /** The internal name in lower case. */
  readonly name: string;
  readonly localised: string | undefined;
  readonly count: number;
  readonly stolen: number;
}

/** The cargo hold of the ship. */
export interface HoldTopic {
  /** When the amount was written. */
  readonly at: string;
  /** Tonnes of all commodities. */
  readonly count: number;
  /**
   * The commodities: as last listed, by the journal at start-up or by Cargo.json, with what lines have moved since; undefined when
   * their sum contradicts the amount.
   */
  readonly items: readonly HoldItem[] | undefined;
  /** When the commodities were listed. */
  readonly itemsAt: string | undefined;
  /** The commodities while their sum contradicts the amount: Cargo lines lag behind what moves, and soon agree again. */
  readonly moving?: readonly HoldItem[] | undefined;
}

/** Updates the hold from a Cargo line or file about the ship. */
export function foldCargo(hold: HoldTopic | undefined, event: JsonObject): HoldTopic | undefined {
  const fields: UncheckedFields<Cargo> = event;
  const at = readText(fields.timestamp);
  const listed = Array.isArray(fields.Inventory) ? itemsOf(fields.Inventory) : undefined;
  // Games before 3.3 wrote the list alone, and of the ship alone.
  const count = readNumber(fields.Count) ?? (listed && sumOf(listed));
  if (at === undefined || count === undefined || (fields.Vessel ?? "Ship") !== "Ship") return hold;
  if (count === 0) return { at, count, items: [], itemsAt: at };
  if (listed === undefined) return withItems({ at, count, itemsAt: hold?.itemsAt }, hold?.items ?? hold?.moving);
  return { at, count, items: listed, itemsAt: at };
}

const sumOf = (items: readonly HoldItem[]) => items.reduce((sum, { count }) => sum + count, 0);

/** Without a list, the last one is true only if it has the same total. */
function withItems(hold: Omit<HoldTopic, "items">, items: readonly HoldItem[] | undefined): HoldTopic {
  const { at, count, itemsAt } = hold;
  if (items === undefined) return { at, count, items, itemsAt: undefined };
  return sumOf(items) === count
    ? { at, count, items, itemsAt }
    : { at, count, items: undefined, itemsAt, moving: items };
}

/** The game lists what belongs to a mission in a row of its own. */
function itemsOf(list: JsonValue): readonly HoldItem[] {
  const byName = Map.groupBy(readObjects(list).flatMap(itemOf), ({ name }) => name);
  return [...byName.values()].flatMap((rows) => {
    const [first] = rows;
    return first === undefined
      ? []
      : [{ ...first, count: sumOf(rows), stolen: rows.reduce((sum, row) => sum + row.stolen, 0) }];
  });
}

function itemOf(entry: JsonObject): readonly HoldItem[] {
  const fields: UncheckedFields<NonNullable<Cargo["Inventory"]>[number]> = entry;
  const name = readText(fields.Name)?.toLowerCase();
  const count = readNumber(fields.Count);
  if (name === undefined || count === undefined) return [];
  return [{ name, localised: readText(fields.Name_Localised), count, stolen: readNumber(fields.Stolen) ?? 0 }];
}

/** One commodity that a line moves; `by` is negative for what leaves the hold. */
interface CargoMove {
  readonly name: JsonValue | undefined;
  readonly by: JsonValue | undefined;
  readonly sign: 1 | -1;
  readonly localised?: JsonValue | undefined;
  readonly isStolen?: boolean | undefined;
}

/** What lines move, by kind. The game writes Cargo after most of them, but only at the next departure after a purchase. */
const moves = {
  MarketBuy: (event) => [{ name: event["Type"], by: event["Count"], sign: 1, localised: event["Type_Localised"] }],
  MarketSell: (event) => [
    { name: event["Type"], by: event["Count"], sign: -1, isStolen: readBoolean(event["StolenGoods"]) },
  ],
  BuyDrones: ({ Count }) => [{ name: "drones", by: Count, sign: 1 }],
  SellDrones: ({ Count }) => [{ name: "drones", by: Count, sign: -1 }],
  LaunchDrone: () => [{ name: "drones", by: 1, sign: -1 }],
  CollectCargo: (event) => [
    { name: event["Type"], by: 1, sign: 1, localised: event["Type_Localised"], isStolen: readBoolean(event["Stolen"]) },
  ],
  EjectCargo: ({ Type, Count }) => [{ name: Type, by: Count, sign: -1 }],
  MiningRefined: (event) => [{ name: event["Type"], by: 1, sign: 1, localised: event["Type_Localised"] }],
  CargoDepot: ({ UpdateType, CargoType, Count, CargoType_Localised }) => {
    if (UpdateType === "Collect") return [{ name: CargoType, by: Count, sign: 1, localised: CargoType_Localised }];
    return UpdateType === "Deliver" ? [{ name: CargoType, by: Count, sign: -1 }] : [];
  },
  CargoTransfer: ({ Transfers }) =>
    readObjects(Transfers).map(({ Type, Count, Direction, Type_Localised }) => ({
      name: Type,
      by: Count,
      sign: Direction === "toship" ? 1 : -1,
      localised: Type_Localised,
    })),
  TechnologyBroker: ({ Commodities }) =>
    readObjects(Commodities).map(({ Name, Count }) => ({ name: Name, by: Count, sign: -1 })),
  EngineerContribution: ({ Commodity, Quantity }) => [{ name: Commodity, by: Quantity, sign: -1 }],
  SearchAndRescue: ({ Name, Count }) => [{ name: Name, by: Count, sign: -1 }],
  ColonisationContribution: ({ Contributions }) =>
    readObjects(Contributions).map(({ Name, Amount }) => ({ name: Name, by: Amount, sign: -1 })),
  PowerplayCollect: (event) => [
    { name: event["Type"], by: event["Count"], sign: 1, localised: event["Type_Localised"] },
  ],
  PowerplayDeliver: ({ Type, Count }) => [{ name: Type, by: Count, sign: -1 }],
  CarrierDepositFuel: ({ Amount }) => [{ name: "tritium", by: Amount, sign: -1 }],
  MissionCompleted: ({ CommodityReward, Commodity, Count: brought }) => [
    { name: Commodity, by: brought, sign: -1 },
    ...readObjects(CommodityReward).map(({ Name, Count, Name_Localised }) => ({
      name: Name,
      by: Count,
      sign: 1 as const,
      localised: Name_Localised,
    })),
  ],
} as const satisfies Readonly<Record<string, (event: JsonObject) => readonly CargoMove[]>>;

/** The kinds that move cargo. */
export const cargoKinds = Object.keys(moves) as readonly (keyof typeof moves)[];

/**
 * Updates the hold from a line that moves cargo. It is never fuller than the racks: lines lag behind the last Cargo, which may have counted
 * already what they tell.
 */
export function foldCargoMove(
  hold: HoldTopic | undefined,
  event: JsonObject,
  kind: keyof typeof moves,
  capacity = Infinity,
): HoldTopic | undefined {
  const listed: readonly CargoMove[] = moves[kind](event);
  const moved = listed.reduce(move, hold);
  if (moved === undefined || moved.count <= capacity) return moved;
  return withItems({ ...moved, count: capacity }, moved.items ?? moved.moving);
}

/** The internal name of a commodity in lower case: `$gold_name;` is `gold`. */
export function commodityName(given: JsonValue | undefined): string | undefined {
  return readText(given)
    ?.replace(/^\$/, "")
    .replace(/_name;$/i, "")
    .toLowerCase();
}

/** How many different commodities are kept; the game has about 400. */
const maxItems = 500;

function move(
  hold: HoldTopic | undefined,
  { name: given, by, sign, localised, isStolen }: CargoMove,
): HoldTopic | undefined {
  const name = commodityName(given);
  const told = sign * (readNumber(by) ?? 0);
  if (hold === undefined || name === undefined || told === 0) return hold;
  const before = hold.items ?? hold.moving;
  if (before === undefined) return { ...hold, count: Math.max(0, hold.count + told) };
  const at = before.findIndex((item) => item.name === name);
  const known = before[at] ?? { name, localised: readText(localised), count: 0, stolen: 0 };
  // What a mission on foot wants is in the backpack.
  const amount = Math.max(-known.count, told);
  const count = hold.count + amount;
  const left = known.count + amount;
  const stolen = Math.min(left, Math.max(0, known.stolen + (isStolen === true ? amount : 0)));
  const item = { ...known, count: left, stolen };
  const others = at < 0 ? before : before.toSpliced(at, 1);
  const items = left === 0 ? others : at < 0 ? [...others, item] : before.with(at, item);
  return withItems({ ...hold, count }, items.slice(0, maxItems));
}

/** A new ship of the insurance has no cargo. */
export function foldCargoLost(hold: HoldTopic | undefined, event: JsonObject): HoldTopic | undefined {
  const at = readText(event["timestamp"]);
  return at === undefined ? hold : { at, count: 0, items: [], itemsAt: at };
}
