import type { CompanionFile, JsonObject } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import type { FileExample, Sample } from "../../declare/Rule.ts";
import { sampleEvents } from "./sampleEvents.ts";

const timestamp = "2026-05-01T12:01:00Z";
const { alphaCentauri, NavRoute, sol, Status } = sampleEvents;

const galileo = { MarketID: 128016640, StationName: "Galileo" };
const pockets = {
  Items: [],
  Components: [{ Name: "aerogel", Name_Localised: "Aerogel", OwnerID: 0, Count: 3 }],
  Consumables: [],
  Data: [],
};

/** A line and the companion file that it announces; Status.json has no line. */
interface SampleFile {
  readonly line?: JsonObject;
  readonly event: JsonObject;
}

/** Makes a line, and its file with more fields. */
function announced(event: string, shared: JsonObject, more: JsonObject): SampleFile {
  const line = { timestamp, event, ...shared };
  return { line, event: { ...line, ...more } };
}

/** A sound example of each companion file, with the line that announces it. */
export const sampleFiles: Readonly<Record<CompanionFile, SampleFile>> = {
  "Status.json": { event: Status() },
  "ModulesInfo.json": announced(
    "ModuleInfo",
    {},
    { Modules: [{ Slot: "MainEngines", Item: "int_engine_size4_class5", Power: 4.92, Priority: 0 }] },
  ),
  "NavRoute.json": { line: { timestamp, event: "NavRoute" }, event: NavRoute([sol, alphaCentauri], timestamp) },
  "Cargo.json": announced(
    "Cargo",
    { Vessel: "Ship", Count: 4 },
    { Inventory: [{ Name: "gold", Count: 4, Stolen: 0 }] },
  ),
  "Market.json": announced(
    "Market",
    { ...galileo, StationType: "Bernal", StarSystem: "Sol" },
    {
      Items: [
        {
          id: 128049154,
          Name: "$gold_name;",
          Name_Localised: "Gold",
          Category: "$MARKET_category_metals;",
          Category_Localised: "Metals",
          BuyPrice: 0,
          SellPrice: 47609,
          MeanPrice: 47609,
          StockBracket: 0,
          DemandBracket: 2,
          Stock: 0,
          Demand: 812,
          Consumer: true,
          Producer: false,
          Rare: false,
        },
      ],
    },
  ),
  "Outfitting.json": announced(
    "Outfitting",
    { ...galileo, StarSystem: "Sol" },
    { Horizons: true, Items: [{ id: 128064082, Name: "int_engine_size4_class5", BuyPrice: 1610080 }] },
  ),
  "Shipyard.json": announced(
    "Shipyard",
    { ...galileo, StarSystem: "Sol" },
    {
      Horizons: true,
      AllowCobraMkIV: false,
      PriceList: [{ id: 128049249, ShipType: "sidewinder", ShipPrice: 32000 }],
    },
  ),
  "ShipLocker.json": announced("ShipLocker", {}, pockets),
  "Backpack.json": announced("Backpack", pockets, {}),
  "FCMaterials.json": announced(
    "FCMaterials",
    { MarketID: 3700000000, CarrierName: "LONG HAUL", CarrierID: "K7Q-B4T" },
    {
      Items: [{ id: 128961524, Name: "$aerogel_name;", Name_Localised: "Aerogel", Price: 500, Stock: 26, Demand: 0 }],
    },
  ),
};

const lineOf = (file: CompanionFile): readonly Sample[] => {
  const { line } = sampleFiles[file];
  return line === undefined ? [] : [{ event: line }];
};

/** The examples of a rule for each file that it judges: its line, and what makes the file wrong. */
export function exampleOfEach<File extends CompanionFile>(
  files: readonly File[],
  fail: (file: File, sound: JsonObject, text: string) => readonly Sample[],
): readonly FileExample[] {
  return files.map((file) => {
    const { event } = sampleFiles[file];
    return {
      file,
      passes: [...lineOf(file), { companion: file, event }],
      fails: [...lineOf(file), ...fail(file, event, printCompanion(event))],
    };
  });
}
