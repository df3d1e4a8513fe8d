import type { Chance } from "../chance/Chance.ts";

/** A suit of the commander. */
export interface Suit {
  readonly id: number;
  readonly family: SuitFamily;
  /** 1 to 5; always 1 for a flight suit, which has no grades. */
  grade: number;
  readonly mods: readonly string[];
}

/** A weapon of the commander. */
export interface Weapon {
  readonly id: number;
  readonly model: WeaponModel;
  grade: number;
  readonly mods: readonly string[];
}

/** A suit with its weapons, saved under a name. */
export interface OnFootLoadout {
  readonly slot: number;
  readonly name: string;
  readonly suit: Suit;
  weapons: readonly { readonly slotName: string; readonly weapon: Weapon }[];
}

/** A family of suits; each grade has its own internal name. */
interface SuitFamily {
  readonly symbol: string;
  readonly name: string;
  readonly hasGrades: boolean;
  readonly primaries: number;
}

/** A weapon model, with the upgrade resources beside schematics and instructions. */
interface WeaponModel {
  readonly symbol: string;
  readonly name: string;
  readonly isPrimary: boolean;
  /** The cost of grade 2 in credits; later grades cost a multiple. */
  readonly baseCostCr: number;
  readonly gas: string;
  readonly parts: readonly [string, string];
}

/** All suits. */
const suitFamilies: readonly SuitFamily[] = [
  { symbol: "explorationsuit", name: "Artemis Suit", hasGrades: true, primaries: 1 },
  { symbol: "utilitysuit", name: "Maverick Suit", hasGrades: true, primaries: 1 },
  { symbol: "tacticalsuit", name: "Dominator Suit", hasGrades: true, primaries: 2 },
  { symbol: "flightsuit", name: "Flight Suit", hasGrades: false, primaries: 0 },
];

/** All weapons. */
const weaponModels: readonly WeaponModel[] = [
  {
    symbol: "wpn_m_assaultrifle_kinetic_fauto",
    name: "Karma AR-50",
    isPrimary: true,
    baseCostCr: 500_000,
    gas: "compressionliquefiedgas",
    parts: ["tungstencarbide", "weaponcomponent"],
  },
  {
    symbol: "wpn_m_submachinegun_laser_fauto",
    name: "TK Eclipse",
    isPrimary: true,
    baseCostCr: 300_000,
    gas: "ionisedgas",
    parts: ["microelectrode", "opticalfibre"],
  },
  {
    symbol: "wpn_m_sniper_plasma_charged",
    name: "Manticore Executioner",
    isPrimary: true,
    baseCostCr: 700_000,
    gas: "ionisedgas",
    parts: ["chemicalsuperbase", "microelectrode"],
  },
  {
    symbol: "wpn_s_pistol_kinetic_sauto",
    name: "Karma P-15",
    isPrimary: false,
    baseCostCr: 100_000,
    gas: "compressionliquefiedgas",
    parts: ["tungstencarbide", "weaponcomponent"],
  },
  {
    symbol: "wpn_s_pistol_plasma_charged",
    name: "Manticore Tormentor",
    isPrimary: false,
    baseCostCr: 100_000,
    gas: "ionisedgas",
    parts: ["chemicalsuperbase", "microelectrode"],
  },
];

const suitMods = [
  "suit_increasedsprintduration",
  "suit_increasedbatterycapacity",
  "suit_reducedtoolbatteryconsumption",
  "suit_backpackcapacity",
  "suit_quieterfootsteps",
  "suit_nightvision",
];
const weaponMods = ["weapon_handling", "weapon_clipsize", "weapon_reloadspeed", "weapon_scope", "weapon_stability"];
const loadoutNames = ["Bio", "Survey", "Raid", "Guard", "Shore leave"];

/** Ids contain the time of purchase in seconds above their lowest 20 bits (F66). */
function drawId(chance: Chance, timeMs: number): number {
  return idBoughtAt(chance, timeMs - chance.integer(3600, 40_000_000) * 1000);
}

function idBoughtAt(chance: Chance, timeMs: number): number {
  return Math.floor(timeMs / 1000) * 2 ** 20 + chance.integer(0, 2 ** 20 - 1);
}

/** A new suit of a family, bought now; undefined when there is no such family with grades. */
export function newSuit(chance: Chance, timeMs: number, symbol: string): Suit | undefined {
  const family = suitFamilies.find((each) => each.hasGrades && each.symbol === symbol.toLowerCase());
  return family && { id: idBoughtAt(chance, timeMs), family, grade: 1, mods: [] };
}

/** A new weapon whose internal name begins so, bought now; undefined when there is none. */
export function newWeapon(chance: Chance, timeMs: number, symbol: string): Weapon | undefined {
  const model = weaponModels.find((each) => each.symbol.startsWith(symbol.toLowerCase()));
  return model && { id: idBoughtAt(chance, timeMs), model, grade: 1, mods: [] };
}

/** Puts weapons into the slots of a suit, as far as they fit. */
export function armSuit({ family }: Suit, weapons: readonly Weapon[]): OnFootLoadout["weapons"] {
  const primaries = weapons.filter(({ model }) => model.isPrimary).slice(0, family.primaries);
  const [secondary] = weapons.filter(({ model }) => !model.isPrimary);
  const slots = primaries.map((weapon, at) => ({ slotName: `PrimaryWeapon${at + 1}`, weapon }));
  return secondary === undefined ? slots : [...slots, { slotName: "SecondaryWeapon", weapon: secondary }];
}

function drawWeapon(chance: Chance, timeMs: number, isPrimary: boolean): Weapon {
  const grade = chance.integer(1, 4);
  const mods = chance.shuffled(weaponMods).slice(0, chance.integer(0, grade - 1));
  const model = chance.pick(weaponModels.filter((each) => each.isPrimary === isPrimary));
  return { id: drawId(chance, timeMs), model, grade, mods };
}

function drawLoadout(chance: Chance, timeMs: number, slot: number, family: SuitFamily): OnFootLoadout {
  const grade = family.hasGrades ? chance.integer(1, 4) : 1;
  const mods = family.hasGrades ? chance.shuffled(suitMods).slice(0, chance.integer(0, grade - 1)) : [];
  const suit = { id: drawId(chance, timeMs), family, grade, mods };
  const weapons = Array.from({ length: family.primaries }, (_, at) => ({
    slotName: `PrimaryWeapon${at + 1}`,
    weapon: drawWeapon(chance, timeMs, true),
  }));
  if (family.primaries > 0) {
    weapons.push({ slotName: "SecondaryWeapon", weapon: drawWeapon(chance, timeMs, false) });
  }
  return { slot, name: loadoutNames[slot] ?? `Loadout ${slot}`, suit, weapons };
}

/** Draws a loadout for each suit family, in random order. */
export function drawWardrobe(chance: Chance, timeMs: number): OnFootLoadout[] {
  return chance.shuffled(suitFamilies).map((family, slot) => drawLoadout(chance, timeMs, slot, family));
}

/** Returns the current loadout. */
export function wornLoadout({
  wardrobe,
  worn,
}: {
  readonly wardrobe: readonly OnFootLoadout[];
  readonly worn: number;
}): OnFootLoadout {
  const loadout = wardrobe[worn];
  if (loadout === undefined) throw new RangeError(`there is no loadout ${worn}`);
  return loadout;
}

/** Returns the internal name of a suit at its current grade. */
export function suitSymbol({ family, grade }: Suit): string {
  return family.hasGrades ? `${family.symbol}_class${grade}` : family.symbol;
}

/** The highest grade of suits and weapons. */
export const highestGrade = 5;
