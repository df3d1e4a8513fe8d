import { shape } from "../declare/objects.ts";
import { count, localised, optional, text } from "../declare/values.ts";

/** An amount of something spent: a material in Synthesis, a resource in UpgradeSuit and UpgradeWeapon. */
export function material(section: string) {
  return shape(section, {
    Name: text("Internal name."),
    Name_Localised: optional(localised("Name")),
    Count: count("How many were spent."),
  });
}
