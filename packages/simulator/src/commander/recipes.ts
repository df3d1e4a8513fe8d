/** A synthesis recipe and where it can be used. */
export interface Recipe {
  /** The name of the blueprint in the Synthesis event. */
  readonly name: string;
  readonly materials: Readonly<Record<string, number>>;
  readonly where: "ship" | "srv";
  /** What it restores; a reading of "to repair or rearm" decides which of these the Synthesis event reports. */
  readonly purpose: "repair" | "rearm" | "fuel" | "drive" | "life support";
  /** The beginning of the name of the module it supplies; any ship without one. */
  readonly module?: string;
  /** The boost of the frame shift drive, if it gives one. */
  readonly boost?: { readonly level: number; readonly factor: number };
}

const wires = { basicconductors: 2, heatconductionwiring: 2 };
const gaussParts = { manganese: 3, focuscrystals: 2, guardian_powercell: 2, guardian_sentinel_wreckagecomponents: 4 };

/** Recipes with the names and amounts of real journals (F48) and of the game's synthesis menu. */
export const recipes: readonly Recipe[] = [
  { name: "Fuel Basic", materials: { sulphur: 1, phosphorus: 1 }, where: "srv", purpose: "fuel" },
  { name: "Repair Basic", materials: { iron: 2, nickel: 1 }, where: "srv", purpose: "repair" },
  { name: "Ammo Basic", materials: { sulphur: 2, phosphorus: 1 }, where: "srv", purpose: "rearm" },
  { name: "Life Support Basic", materials: { iron: 2, nickel: 1 }, where: "ship", purpose: "life support" },
  { name: "Limpet Basic", materials: { iron: 10, nickel: 10 }, where: "ship", purpose: "rearm" },
  { name: "Heat Sink Basic", materials: wires, where: "ship", purpose: "rearm", module: "hpt_heatsinklauncher" },
  {
    name: "Module Repair Basic",
    materials: { vanadium: 3, nickel: 2, chromium: 2, zinc: 2 },
    where: "ship",
    purpose: "repair",
    module: "int_repairer",
  },
  {
    name: "Ammo Basic",
    materials: { sulphur: 2, iron: 2, nickel: 1 },
    where: "ship",
    purpose: "rearm",
    module: "hpt_multicannon",
  },
  {
    name: "AX Multi-cannon Ammo Basic",
    materials: { iron: 2, nickel: 1, sulphur: 2, tg_weaponparts: 2 },
    where: "ship",
    purpose: "rearm",
    module: "hpt_atmulticannon",
  },
  {
    name: "Guardian Gauss Cannon Ammo Basic",
    materials: gaussParts,
    where: "ship",
    purpose: "rearm",
    module: "hpt_guardian_gausscannon",
  },
  {
    name: "Chaff Basic",
    materials: { compactcomposites: 1, filamentcomposites: 1 },
    where: "ship",
    purpose: "rearm",
    module: "hpt_chafflauncher",
  },
  {
    name: "FSD Basic",
    materials: { carbon: 1, vanadium: 1, germanium: 1 },
    where: "ship",
    purpose: "drive",
    boost: { level: 1, factor: 1.25 },
  },
  {
    name: "FSD Standard",
    materials: { carbon: 1, vanadium: 1, germanium: 1, cadmium: 1, niobium: 1 },
    where: "ship",
    purpose: "drive",
    boost: { level: 2, factor: 1.5 },
  },
  {
    name: "FSD Premium",
    materials: { carbon: 1, germanium: 1, arsenic: 1, niobium: 1, yttrium: 1, polonium: 1 },
    where: "ship",
    purpose: "drive",
    boost: { level: 3, factor: 2 },
  },
];
