import type { JsonObject } from "@shipslog/contract";

/** The line that announces ModulesInfo.json. */
export const moduleInfoLine: JsonObject = { event: "ModuleInfo" };

/** The content of ModulesInfo.json. */
export const modulesInfo: JsonObject = {
  event: "ModuleInfo",
  Modules: [
    { Slot: "MainEngines", Item: "int_engine_size3_class2", Power: 3.2, Priority: 0 },
    { Slot: "CargoHatch", Item: "modularcargobaydoor", Power: 0.6, Priority: 1 },
  ],
};
