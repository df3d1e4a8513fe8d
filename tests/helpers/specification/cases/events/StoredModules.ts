import type { JsonObject } from "@shipslog/contract";

const here: JsonObject = {
  Name: "$int_engine_size2_class1_name;",
  Name_Localised: "Thrusters",
  StorageSlot: 1,
  StarSystem: "Sol",
  MarketID: 128_016_640,
  TransferCost: 0,
  TransferTime: 0,
  BuyPrice: 100_000,
  Hot: false,
  EngineerModifications: "Engine_Dirty",
  Level: 3,
  Quality: 0.5,
  InTransit: false,
};

const moving: JsonObject = { Name: "$int_x;", StorageSlot: 2, BuyPrice: 1000, Hot: true, InTransit: true };

/** The stored modules: the first has these fields too. */
export function storedWith(fields: JsonObject): JsonObject {
  return {
    event: "StoredModules",
    MarketID: 128_016_640,
    StationName: "Galileo",
    StarSystem: "Sol",
    Items: [{ ...here, ...fields }, moving],
  };
}

/** A module here with every field, and one on its way. */
export const storedModules: JsonObject = storedWith({});

/** The stored modules without some fields of the first. */
export function storedWithout(left: readonly string[]): JsonObject {
  const kept = Object.entries(here).filter(([name]) => !left.includes(name));
  return { ...storedModules, Items: [Object.fromEntries(kept), moving] };
}
