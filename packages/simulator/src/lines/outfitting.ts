import type { JsonObject } from "@shipslog/contract";
import { transferTo, type StoragePlace, type StoredModule, type TransferPrice } from "../commander/moduleStorage.ts";
import type { Module } from "../ship/modules.ts";
import { serverIdOf } from "../ship/serverIds.ts";
import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
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
      by: ["openOutfitting", "storeModule", "retrieveModule", "transferModule"],
      when: ({ name, data }) =>
        name !== "openOutfitting" || ("isFirstVisit" in data && (data.isFirstVisit || data.hasChanged)),
    },
    live: {},
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
