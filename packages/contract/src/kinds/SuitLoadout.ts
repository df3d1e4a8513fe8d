import { kind, shape } from "../declare/objects.ts";
import { count, id, list, localised, optional, text } from "../declare/values.ts";

/** A weapon carried with the suit. */
const SuitModule = shape("SuitLoadout", {
  SlotName: text("Slot of the suit."),
  SuitModuleID: id("Id of the weapon."),
  ModuleName: text("Internal name of the weapon."),
  ModuleName_Localised: optional(localised("ModuleName")),
  Class: count("Grade of the weapon."),
  WeaponMods: list(text("A modification."), "Modifications of the weapon."),
});

/** The suit and weapons worn on foot. */
export const SuitLoadout = kind("SuitLoadout", "Written when starting on foot or disembarking.", {
  SuitID: id("Id of the suit."),
  SuitName: text("Internal name of the suit."),
  SuitName_Localised: optional(localised("SuitName")),
  SuitMods: list(text("A modification."), "Modifications of the suit."),
  LoadoutID: id("Id of the loadout."),
  LoadoutName: text("Name of the loadout."),
  Modules: list(SuitModule, "Weapons carried."),
});
