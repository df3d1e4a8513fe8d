import { kind, shape } from "../declare/objects.ts";
import { count, list, optional, text } from "../declare/values.ts";

/** A system whose data was sold. */
const DiscoveredSystem = shape("MultiSellExplorationData", {
  SystemName: text("Name of the system."),
  SystemName_Localised: optional(text("Display-language form of SystemName; known to hold meaningless data.")),
  NumBodies: count("Bodies sold with it."),
});

/** Selling a page of exploration data. */
export const MultiSellExplorationData = kind(
  "MultiSellExplorationData",
  "Written when selling exploration data in Cartographics, one page at a time.",
  {
    Discovered: list(DiscoveredSystem, "Systems on the page."),
    BaseValue: count("Value of the data, in credits."),
    Bonus: count("Bonus for first discoveries, in credits."),
    TotalEarnings: count("What the player received, in credits."),
  },
);
