import { kind } from "../declare/objects.ts";
import { count, id, list, localised, optional, text } from "../declare/values.ts";
import { material } from "../shapes/Material.ts";

/** Upgrading a hand weapon; when it is written is presumed, not stated. */
export const UpgradeWeapon = kind("UpgradeWeapon", "Presumably written when the player upgrades a hand weapon.", {
  Name: text("Internal name of the weapon."),
  Name_Localised: optional(localised("Name")),
  Class: count("Grade after the upgrade."),
  SuitModuleID: id("Id of the weapon."),
  Cost: count("What it cost, in credits."),
  Resources: optional(list(material("UpgradeWeapon"), "Resources spent.")),
});
