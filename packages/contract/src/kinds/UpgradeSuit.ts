import { kind } from "../declare/objects.ts";
import { count, id, list, localised, optional, text } from "../declare/values.ts";
import { material } from "../shapes/Material.ts";

/** Upgrading a flight suit. */
export const UpgradeSuit = kind("UpgradeSuit", "Written when the player upgrades their flight suit.", {
  Name: text("Internal name of the suit."),
  Name_Localised: optional(localised("Name")),
  SuitID: id("Id of the suit."),
  Class: count("Grade after the upgrade."),
  Cost: count("What it cost, in credits."),
  Resources: optional(list(material("UpgradeSuit"), "Resources spent.")),
});
