import { kind, shape } from "../declare/objects.ts";
import { count, decimal, id, list, localised, optional, text, yesNo } from "../declare/values.ts";

/** A module in storage. */
const StoredModule = shape("StoredModules", {
  Name: text("Module, internal form.", { "x-form": ["$", ";"], "x-expected": "$name;" }),
  Name_Localised: optional(localised("Name")),
  StorageSlot: count("Slot it is stored in."),
  StarSystem: optional(text("System it is stored in.")),
  MarketID: optional(id("Market it is stored at.")),
  TransferCost: optional(count("Cost of bringing it here, in credits.")),
  TransferTime: optional(count("Time of bringing it here, in seconds.")),
  InTransit: optional(yesNo("On its way.")),
  BuyPrice: count("What was paid for it, in credits."),
  Hot: yesNo("Stolen."),
  EngineerModifications: optional(text("Modification made by an engineer.")),
  Level: optional(count("Grade of the modification.")),
  Quality: optional(decimal(6, "Quality of the modification, as a fraction.")),
});

/** The modules the player has in storage. */
export const StoredModules = kind(
  "StoredModules",
  "Written on the first visit to Outfitting, and when the set of stored modules changed.",
  {
    MarketID: id("Id of the market docked at."),
    StationName: text("Name of the station docked at."),
    StarSystem: text("System docked in."),
    Items: list(StoredModule, "Modules in storage."),
  },
);
