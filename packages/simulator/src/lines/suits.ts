import { suitSymbol, type OnFootLoadout, type Suit, type Weapon } from "../commander/suitsAndWeapons.ts";
import { withText } from "../text/withText.ts";
import { line } from "./line.ts";
import { loadoutBase, loadoutFields, unresolvedSuit } from "./onFoot.ts";

/** The spelling of weapons in a shop, by internal name. */
const shopNames: Readonly<Record<string, string>> = {
  wpn_m_assaultrifle_kinetic_fauto: "Wpn_M_AssaultRifle_Kinetic_FAuto",
  wpn_m_submachinegun_laser_fauto: "Wpn_M_SubMachineGun_Laser_FAuto",
  wpn_m_sniper_plasma_charged: "Wpn_M_Sniper_Plasma_Charged",
  wpn_s_pistol_kinetic_sauto: "Wpn_S_Pistol_Kinetic_SAuto",
  wpn_s_pistol_plasma_charged: "Wpn_S_Pistol_Plasma_Charged",
};

const shopSuits: Readonly<Record<string, string>> = {
  explorationsuit: "ExplorationSuit",
  utilitysuit: "UtilitySuit",
  tacticalsuit: "TacticalSuit",
};

const suitText = (suit: Suit): string => unresolvedSuit(suitSymbol(suit)) ?? suit.family.name;

/** What a suit of the first grade costs (3 of 4 real purchases). */
export const suitCr = 150_000;

/** Returns what a weapon of the first grade costs: a quarter of its first upgrade. */
export function weaponCr({ model }: Weapon): number {
  return model.baseCostCr / 4;
}

/** Written when the player buys a suit. */
export const BuySuit = line({
  kind: "BuySuit",
  layout: "Name Price SuitID SuitMods",
  build: (suit: Suit) => ({
    ...withText("Name", `${shopSuits[suit.family.symbol] ?? suit.family.symbol}_Class${suit.grade}`, suitText(suit)),
    Price: suitCr,
    SuitID: suit.id,
    SuitMods: [...suit.mods],
  }),
});

/** Written when the player sells a suit, for less than it cost. */
export const SellSuit = line({
  kind: "SellSuit",
  layout: "SuitID SuitMods Name Price",
  build: (suit: Suit, priceCr: number) => ({
    SuitID: suit.id,
    SuitMods: [...suit.mods],
    ...withText("Name", suitSymbol(suit), suitText(suit)),
    Price: priceCr,
  }),
});

/** Written when the player buys a weapon. */
export const BuyWeapon = line({
  kind: "BuyWeapon",
  layout: "Name Class Price SuitModuleID WeaponMods",
  build: (weapon: Weapon) => ({
    ...withText("Name", shopNames[weapon.model.symbol] ?? weapon.model.symbol, weapon.model.name),
    Class: weapon.grade,
    Price: weaponCr(weapon),
    SuitModuleID: weapon.id,
    WeaponMods: [...weapon.mods],
  }),
});

const loadoutLayout =
  "SuitID SuitName SuitMods LoadoutID LoadoutName Modules[SlotName SuitModuleID ModuleName Class WeaponMods]";

const savedFields = (loadout: OnFootLoadout) => loadoutFields(loadout, suitText(loadout.suit));

/** Written when the player saves a suit with weapons under a name. */
export const CreateSuitLoadout = line({ kind: "CreateSuitLoadout", layout: loadoutLayout, build: savedFields });

/** Written when the player chooses another loadout. */
export const SwitchSuitLoadout = line({ kind: "SwitchSuitLoadout", layout: loadoutLayout, build: savedFields });

function slotFields({ suit, slot, name }: OnFootLoadout, slotName: string, weapon: Weapon) {
  return {
    LoadoutName: name,
    SuitID: suit.id,
    ...withText("SuitName", suitSymbol(suit), suitText(suit)),
    LoadoutID: loadoutBase + slot,
    SlotName: slotName,
    ...withText("ModuleName", weapon.model.symbol, weapon.model.name),
    Class: weapon.grade,
    WeaponMods: [...weapon.mods],
    SuitModuleID: weapon.id,
  };
}

/** Written when a weapon is put into a slot of a loadout. */
export const LoadoutEquipModule = line({
  kind: "LoadoutEquipModule",
  layout: "LoadoutName SuitID SuitName LoadoutID SlotName ModuleName Class WeaponMods SuitModuleID",
  build: slotFields,
});

/** Written when a weapon is taken out of a slot of a loadout. */
export const LoadoutRemoveModule = line({
  kind: "LoadoutRemoveModule",
  layout: "LoadoutName SuitID SuitName LoadoutID SlotName ModuleName Class SuitModuleID WeaponMods",
  build: slotFields,
});
