import { kind, shape } from "../declare/objects.ts";
import { count, decimal, list, optional, text } from "../declare/values.ts";

/** A module fitted to the ship. */
const FittedModule = shape("ModuleInfo", {
  Slot: text("Slot of the ship."),
  Item: text("Internal name of the module."),
  Power: decimal(6, "Power it draws, in megawatts."),
  Priority: optional(count("Power priority group.")),
});

/** The fitted modules in the order the game displays them; the array is only in ModulesInfo.json. */
export const ModuleInfo = kind(
  "ModuleInfo",
  "Written when looking at the modules panel while its data has changed; ModulesInfo.json is written with it.",
  { Modules: optional(list(FittedModule, "Fitted modules, in displayed order; only in ModulesInfo.json.")) },
  { "x-file": { name: "ModulesInfo.json", field: "Modules" } },
);
