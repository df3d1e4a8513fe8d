import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { AfmuRepairs, Loadout, SetUserShipName } from "@shipslog/contract/observed/events";
import { readBoolean, readId, readNumber, readObject, readObjects, readText, type UncheckedFields } from "./fields.ts";
import type { PlaceTopic } from "./place.ts";

/** An engineered modification of a module. */
interface ModuleEngineering {
  readonly blueprint: string;
  readonly level: number | undefined;
  readonly effect: string | undefined;
  readonly engineer: string | undefined;
}

/** A module as Loadout lists it. */
export interface OutfitModule {
  readonly slot: string;
  readonly item: string;
  readonly isOn: boolean | undefined;
  /** From 0 to 1. */
  readonly health: number | undefined;
  readonly engineering: ModuleEngineering | undefined;
}

/** The ship with its modules, from the latest Loadout. */
export interface OutfitTopic {
  /** When Loadout was written. */
  readonly at: string;
  /** The internal name of the hull, for example `krait_light`. */
  readonly ship: string;
  readonly shipId: number | bigint | undefined;
  readonly name: string | undefined;
  readonly ident: string | undefined;
  /** From 0 to 1. */
  readonly hullHealth: number | undefined;
  readonly hullValue: number | undefined;
  readonly modulesValue: number | undefined;
  readonly rebuy: number | undefined;
  /** Tonnes without fuel and cargo. */
  readonly unladenMass: number | undefined;
  readonly cargoCapacity: number | undefined;
  /** Light-years with an empty hold and just enough fuel for the jump. */
  readonly maxJumpRange: number | undefined;
  /** Tonnes that the main tank holds. */
  readonly mainTank: number | undefined;
  readonly reserveTank: number | undefined;
  readonly modules: readonly OutfitModule[];
}

/** Reads a Loadout line; without a ship it keeps the last one. */
export function foldLoadout(outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined {
  const fields: UncheckedFields<Loadout> = event;
  const at = readText(fields.timestamp);
  const ship = readText(fields.Ship);
  if (at === undefined || ship === undefined) return outfit;
  const tank = readObject(fields.FuelCapacity);
  return {
    at,
    ship,
    shipId: readId(fields.ShipID),
    name: readText(fields.ShipName),
    ident: readText(fields.ShipIdent),
    hullHealth: readNumber(fields.HullHealth),
    hullValue: readNumber(fields.HullValue),
    modulesValue: readNumber(fields.ModulesValue),
    rebuy: readNumber(fields.Rebuy),
    unladenMass: readNumber(fields.UnladenMass),
    cargoCapacity: readNumber(fields.CargoCapacity),
    maxJumpRange: readNumber(fields.MaxJumpRange),
    mainTank: readNumber(tank["Main"]),
    reserveTank: readNumber(tank["Reserve"]),
    modules: readObjects(fields.Modules, maxModules).flatMap(moduleOf),
  };
}

/** The largest ships have about 45 slots. */
const maxModules = 100;

function moduleOf(entry: JsonObject): readonly OutfitModule[] {
  const fields: UncheckedFields<Loadout["Modules"][number]> = entry;
  const slot = readText(fields.Slot);
  const item = readText(fields.Item);
  if (slot === undefined || item === undefined) return [];
  const isOn = readBoolean(fields.On);
  const health = readNumber(fields.Health);
  return [{ slot, item, isOn, health, engineering: engineeringOf(readObject(fields.Engineering)) }];
}

function engineeringOf(entry: JsonObject): ModuleEngineering | undefined {
  const fields: UncheckedFields<NonNullable<Loadout["Modules"][number]["Engineering"]>> = entry;
  const blueprint = readText(fields.BlueprintName);
  if (blueprint === undefined) return undefined;
  return {
    blueprint,
    level: readNumber(fields.Level),
    effect: readText(fields.ExperimentalEffect_Localised) ?? readText(fields.ExperimentalEffect),
    engineer: readText(fields.Engineer),
  };
}

/** Renames the ship when the line names the current one. */
export function foldShipName(outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined {
  const fields: UncheckedFields<SetUserShipName> = event;
  if (outfit === undefined || readId(fields.ShipID) !== outfit.shipId) return outfit;
  const name = readText(fields.UserShipName) ?? outfit.name;
  const ident = readText(fields.UserShipId) ?? outfit.ident;
  return { ...outfit, name, ident };
}

/** What HullDamage changes, and what tells whose hull it is. */
interface Damaged {
  readonly place: PlaceTopic | undefined;
  readonly outfit: OutfitTopic | undefined;
}

/** Sets the health of the hull from HullDamage of the player's ship; that of an SRV and of a fighter is damaged too. */
export function foldHullDamage<State extends Damaged>(state: State, event: JsonObject): State {
  const { outfit, place } = state;
  const hullHealth = readNumber(event["Health"]);
  const isOther = event["Fighter"] === true || place?.vehicle === "srv" || place?.vehicle === "fighter";
  if (outfit === undefined || hullHealth === undefined || isOther) return state;
  return { ...state, outfit: { ...outfit, hullHealth } };
}

/** A repair limpet tells points and no share: the hull is better than before, but nobody knows by how much. */
export function foldHullUnknown(outfit: OutfitTopic | undefined): OutfitTopic | undefined {
  return outfit && { ...outfit, hullHealth: outfit.hullHealth === 1 ? 1 : undefined };
}

/** Repairs the whole ship: RepairAll, and an insurance claim. */
export function foldWholeShip(outfit: OutfitTopic | undefined): OutfitTopic | undefined {
  return outfit && { ...outfit, hullHealth: 1, modules: outfit.modules.map(repaired) };
}

const repaired = (module: OutfitModule): OutfitModule => ({
  ...module,
  health: module.health === undefined ? undefined : 1,
});

/** Repairs what a Repair line names: parts of the ship by their internal names, or `hull`, `wear`, `paint` and `all`. */
export function foldRepair(outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined {
  if (outfit === undefined) return undefined;
  const { Items, Item } = event;
  // Before game 3.7 a line named one part.
  const names = (Array.isArray(Items) ? Items : [Item]).map((name) =>
    itemOf(readText(name as JsonValue))?.toLowerCase(),
  );
  if (names.includes("all")) return foldWholeShip(outfit);
  const modules = outfit.modules.map((module) =>
    names.includes(module.item.toLowerCase()) ? repaired(module) : module,
  );
  return { ...outfit, hullHealth: names.includes("hull") ? 1 : outfit.hullHealth, modules };
}

/** Sets the health of the module that a field maintenance unit repaired. */
export function foldModuleRepair(outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined {
  const fields: UncheckedFields<AfmuRepairs> = event;
  const item = itemOf(readText(fields.Module));
  const health = readNumber(fields.Health);
  const modules = outfit?.modules.map((module) =>
    module.item.toLowerCase() === item ? { ...module, health } : module,
  );
  return outfit && { ...outfit, modules: modules ?? [] };
}

/** `$int_cargorack_size2_class1_name;` is `int_cargorack_size2_class1`. */
function itemOf(name: string | undefined): string | undefined {
  return name
    ?.replace(/^\$/, "")
    .replace(/_name;$/i, "")
    .toLowerCase();
}

/** What a line of Outfitting puts into slots; an undefined item empties the slot. */
function placements(
  kind: string,
  event: JsonObject,
): readonly (readonly [slot: JsonValue | undefined, item: JsonValue | undefined])[] {
  const { Slot, BuyItem, RetrievedItem, FromSlot, ToSlot, FromItem, ToItem, Items } = event;
  switch (kind) {
    case "ModuleBuy":
      return [[Slot, BuyItem]];
    case "ModuleRetrieve":
      return [[Slot, RetrievedItem]];
    case "ModuleSwap":
      return [
        [ToSlot, FromItem],
        [FromSlot, ToItem === "Null" ? undefined : ToItem],
      ];
    case "MassModuleStore":
      return readObjects(Items, maxModules).map((item) => [item["Slot"], undefined]);
    default:
      // A hull is never without armour: the first grade takes the place of another one.
      return Slot === "Armour" ? [[Slot, firstArmour(event)]] : [[Slot, undefined]];
  }
}

function firstArmour({ Ship }: JsonObject): string | undefined {
  return typeof Ship === "string" ? `${Ship.toLowerCase()}_armour_grade1` : undefined;
}

/** Changes the modules of the ship as Outfitting does, until the next Loadout lists them with their health. */
export function foldOutfitting(
  kind: "ModuleBuy" | "ModuleSell" | "ModuleStore" | "ModuleRetrieve" | "ModuleSwap" | "MassModuleStore",
) {
  return (outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined => {
    if (outfit === undefined || readId(event["ShipID"]) !== outfit.shipId) return outfit;
    const moves = placements(kind, event);
    const kept = outfit.modules.filter(({ slot }) => moves.every((move) => move[0] !== slot));
    const put = moves.flatMap(([slotGiven, itemGiven]) => {
      const slot = readText(slotGiven);
      const item = itemOf(readText(itemGiven));
      if (slot === undefined || item === undefined) return [];
      return [{ slot, item, isOn: undefined, health: undefined, engineering: undefined }];
    });
    const modules = [...kept, ...put];
    const isSameHold = racksOf(modules) === racksOf(outfit.modules);
    return { ...outfit, cargoCapacity: isSameHold ? outfit.cargoCapacity : undefined, modules };
  };
}

/** The cargo racks among modules, in one text. */
function racksOf(modules: readonly OutfitModule[]): string {
  const racks = modules.flatMap(({ item }) => (/cargorack/i.test(item) ? [item.toLowerCase()] : []));
  return racks.toSorted().join(" ");
}

/** Forgets how much the racks hold when the game counts more than that: they are others than the last Loadout has told. */
export function foldRacks(outfit: OutfitTopic | undefined, tonnes = 0): OutfitTopic | undefined {
  const isMore = tonnes > (outfit?.cargoCapacity ?? Infinity);
  return isMore ? outfit && { ...outfit, cargoCapacity: undefined } : outfit;
}

/**
 * Names the ship that the player changed to, or that LoadGame names; all else about another one is unknown until its Loadout. Games
 * before 3.0 write no Loadout.
 */
export function foldOtherShip(outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined {
  const ship = readText(event["ShipType"]) ?? readText(event["Ship"]);
  const shipId = readId(event["ShipID"] ?? event["NewShipID"]);
  const at = readText(event["timestamp"]);
  if (ship === undefined || at === undefined) return outfit;
  const isSame = shipId === outfit?.shipId && ship.toLowerCase() === outfit?.ship.toLowerCase();
  const other = isSame ? outfit : foldLoadout(undefined, { timestamp: at, Ship: ship, ShipID: shipId ?? null });
  return (
    other && {
      ...other,
      // LoadGame leaves both empty for a ship without a name.
      name: readText(event["ShipName"]) || other.name,
      ident: readText(event["ShipIdent"]) || other.ident,
      mainTank: other.mainTank ?? readNumber(event["FuelCapacity"]),
    }
  );
}

/** Whether an internal name is that of a ship: in a suit, an SRV, a fighter or a taxi LoadGame names that. */
export function isHull(ship: JsonValue | undefined): boolean {
  return typeof ship === "string" && !/suit|buggy|srv|_fighter|taxi/i.test(ship);
}
