import type { JsonObject } from "@shipslog/contract";
import { transferTo, type StoragePlace, type StoredModule, type TransferPrice } from "../commander/moduleStorage.ts";
import type { Module } from "../ship/modules.ts";
import { serverIdOf } from "../ship/serverIds.ts";
import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
import type { StowedModule, TransitionData } from "../world/Transition.ts";
import { objectsIn, without } from "./fields.ts";
import { inContract, line, type FieldsOf } from "./line.ts";

/** Whether a module never draws power (D20). */
const isPassive = ({ Item }: JsonObject): boolean =>
  typeof Item === "string" && /^int_(?:hull|module)reinforcement/.test(Item);

/** Written when looking at the modules panel while its data has changed; the array is in ModulesInfo.json. */
export const ModuleInfo = line({
  kind: "ModuleInfo",
  layout: inContract,
  dialects: {
    spec: { by: ["lookAtModules"], when: ({ data }) => data.hasChanged },
    live: {
      adapt: (event) => {
        const modules = objectsIn(event["Modules"]);
        const powered = modules.filter((module) => !isPassive(module));
        const passive = modules.filter(isPassive).map((module) => without(module, "Power"));
        return { ...event, Modules: [...powered, ...passive] };
      },
    },
  },
  build: ({ happened: { data } }) => ({
    Modules: data.panel.map(({ slot, item, powerMw, priority }) => ({
      Slot: slot,
      Item: item,
      Power: powerMw,
      ...(priority !== undefined && { Priority: priority }),
    })),
  }),
});

/** Written when the player opens Outfitting; Outfitting.json lists its modules. */
export const Outfitting = line({
  kind: "Outfitting",
  layout: "MarketID StationName StarSystem",
  build: ({ marketId, name, text }: Port, system: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StarSystem: system,
  }),
});

type Item = FieldsOf<"StoredModules">["Items"][number];

/** Written on the first visit to Outfitting, and when the set of stored modules changed. */
export const StoredModules = line({
  kind: "StoredModules",
  layout: inContract,
  dialects: {
    spec: {
      by: [
        "openOutfitting",
        "storeModule",
        "retrieveModule",
        "transferModule",
        "stowModules",
        "fitStored",
        "buyModule",
      ],
      when: ({ name, data }) => {
        if ("isFirstVisit" in data) return data.isFirstVisit || data.hasChanged;
        return name !== "buyModule" || ("stored" in data && data.stored !== undefined);
      },
    },
    // None of 138 purchases that put the old module into storage tells what is in it.
    live: {
      when: ({ name, data }) => {
        return "isFirstVisit" in data ? data.isFirstVisit || data.hasChanged : name !== "buyModule";
      },
    },
  },
  build({ world }) {
    const { port, system, commander } = world;
    if (port === undefined) throw new Error("StoredModules requires a port");
    const here = { system, marketId: port.marketId };
    return {
      MarketID: port.marketId,
      StationName: port.text ?? port.name,
      StarSystem: system.name,
      Items: commander.storage.map((stored) => itemOf(stored, here)),
    };
  },
});

function itemOf(stored: StoredModule, here: StoragePlace): Item {
  const { module, modification } = stored;
  const item: Item = {
    Name: module.symbol,
    Name_Localised: module.name,
    StorageSlot: stored.slot,
    BuyPrice: stored.paidCr,
    Hot: stored.isHot,
  };
  addWhereabouts(item, stored, here);
  if (modification !== undefined) {
    item.EngineerModifications = modification.blueprint;
    item.Level = modification.level;
    item.Quality = modification.quality;
  }
  return item;
}

/** A module in transit has neither a location nor a transfer cost (F46). */
function addWhereabouts(item: Item, stored: StoredModule, here: StoragePlace): void {
  if (stored.arrivalMs !== undefined) {
    item.InTransit = true;
    return;
  }
  const { costCr, timeS } = transferTo(stored, here);
  item.StarSystem = stored.place.system.name;
  item.MarketID = stored.place.marketId;
  item.TransferCost = costCr;
  item.TransferTime = timeS;
}

/** The fields with which lines about modules name the ship. */
export interface VesselFields {
  readonly Ship: string;
  readonly ShipID: number;
}

/** Written when the player buys a module that goes to storage. */
export const ModuleBuyAndStore = line({
  kind: "ModuleBuyAndStore",
  layout: "BuyItem MarketID BuyPrice Ship ShipID",
  build: ({ symbol, name, priceCr }: Module, marketId: number, vessel: VesselFields) => ({
    ...withText("BuyItem", symbol, name),
    MarketID: marketId,
    BuyPrice: priceCr,
    ...vessel,
  }),
});

/** Written when the player sells a module from storage. */
export const ModuleSellRemote = line({
  kind: "ModuleSellRemote",
  layout: "StorageSlot SellItem ServerId SellPrice Ship ShipID",
  build: ({ slot, module, paidCr }: StoredModule, vessel: VesselFields) => ({
    StorageSlot: slot,
    ...withText("SellItem", module.symbol, module.name),
    ServerId: serverIdOf(module.item),
    SellPrice: paidCr,
    ...vessel,
  }),
});

/** Written when the player has a stored module brought from another port. */
export const FetchRemoteModule = line({
  kind: "FetchRemoteModule",
  layout: "StorageSlot StoredItem ServerId TransferCost TransferTime Ship ShipID",
  build: ({ slot, module }: StoredModule, { costCr, timeS }: TransferPrice, vessel: VesselFields) => ({
    StorageSlot: slot,
    ...withText("StoredItem", module.symbol, module.name),
    ServerId: serverIdOf(module.item),
    TransferCost: costCr,
    TransferTime: timeS,
    ...vessel,
  }),
});

/** Written when the player buys a module for a slot; what was there is sold or stored. */
export const ModuleBuy = line({
  kind: "ModuleBuy",
  layout: "Slot SellItem SellPrice StoredItem BuyItem MarketID BuyPrice Ship ShipID",
  build: ({ slot, module, sold, stored }: TransitionData["buyModule"], marketId: number, vessel: VesselFields) => ({
    Slot: slot,
    ...(sold !== undefined && textOf("SellItem", sold)),
    ...(sold !== undefined && { SellPrice: sold.priceCr }),
    ...(stored !== undefined && textOf("StoredItem", stored.module)),
    BuyItem: module.symbol,
    BuyItem_Localised: module.name,
    MarketID: marketId,
    BuyPrice: module.priceCr,
    ...vessel,
  }),
});

function textOf<Name extends string>(field: Name, { symbol, name }: Module) {
  return withText(field, symbol, name);
}

/** Written when the player sells a module of the ship. */
export const ModuleSell = line({
  kind: "ModuleSell",
  layout: "MarketID Slot SellItem SellPrice Ship ShipID",
  build: (slot: string, { symbol, name, priceCr }: Module, marketId: number, vessel: VesselFields) => ({
    MarketID: marketId,
    Slot: slot,
    SellItem: symbol,
    SellItem_Localised: name,
    SellPrice: priceCr,
    ...vessel,
  }),
});

/** What lines about stored modules say about their engineering. */
interface ModificationFields {
  readonly EngineerModifications?: string;
  readonly Level?: number;
  readonly Quality?: number;
}

/** Written when the player puts a module of the ship into storage. */
export const ModuleStore = line({
  kind: "ModuleStore",
  layout: "MarketID Slot StoredItem Ship ShipID Hot EngineerModifications Level Quality:6",
  build: ({ slot, stored }: StowedModule, made: ModificationFields, marketId: number, vessel: VesselFields) => ({
    MarketID: marketId,
    Slot: slot,
    ...textOf("StoredItem", stored.module),
    ...vessel,
    Hot: stored.isHot,
    ...made,
  }),
});

/** Written when the player puts several modules of the ship into storage at once. */
export const MassModuleStore = line({
  kind: "MassModuleStore",
  layout: "MarketID Ship ShipID Items[Slot Name Hot]",
  build: (stowed: readonly StowedModule[], marketId: number, vessel: VesselFields) => ({
    MarketID: marketId,
    ...vessel,
    Items: stowed.map(({ slot, stored }) => ({ Slot: slot, ...textOf("Name", stored.module), Hot: stored.isHot })),
  }),
});

/** Written when the player builds a stored module in. */
export const ModuleRetrieve = line({
  kind: "ModuleRetrieve",
  layout: "MarketID Slot RetrievedItem Ship ShipID Hot EngineerModifications Level Quality:6 SwapOutItem",
  build: (
    { slot, stored, swapped }: TransitionData["fitStored"],
    made: ModificationFields,
    marketId: number,
    vessel: VesselFields,
  ) => ({
    MarketID: marketId,
    Slot: slot,
    ...textOf("RetrievedItem", stored.module),
    ...vessel,
    Hot: stored.isHot,
    ...made,
    ...(swapped !== undefined && textOf("SwapOutItem", swapped.module)),
  }),
});

/** Written when two modules change their slots; an empty slot has the item "Null". */
export const ModuleSwap = line({
  kind: "ModuleSwap",
  layout: "MarketID FromSlot ToSlot FromItem ToItem Ship ShipID",
  build: ({ from, to, moved, back }: TransitionData["swapModules"], marketId: number, vessel: VesselFields) => ({
    MarketID: marketId,
    FromSlot: from,
    ToSlot: to,
    ...textOf("FromItem", moved),
    ...(back === undefined ? { ToItem: "Null" } : textOf("ToItem", back)),
    ...vessel,
  }),
});
