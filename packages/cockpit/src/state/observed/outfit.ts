import type { JsonObject } from "@shipslog/contract";
import type { Loadout, SetUserShipName } from "@shipslog/contract/observed/events";
import { readBoolean, readId, readNumber, readObject, readObjects, readText, type UncheckedFields } from "./fields.ts";

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

/** Sets the health of the hull from HullDamage of the ship that the player flies. */
export function foldHullDamage(outfit: OutfitTopic | undefined, event: JsonObject): OutfitTopic | undefined {
  const health = readNumber(event["Health"]);
  const isOwnShip = event["PlayerPilot"] === true && event["Fighter"] !== true;
  return outfit === undefined || health === undefined || !isOwnShip ? outfit : { ...outfit, hullHealth: health };
}
