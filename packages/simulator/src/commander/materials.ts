import type { Chance } from "../chance/Chance.ts";

/** Display names of the materials, by internal name. */
export const materialNames: Readonly<Record<string, string>> = {
  iron: "Iron",
  nickel: "Nickel",
  carbon: "Carbon",
  sulphur: "Sulphur",
  phosphorus: "Phosphorus",
  vanadium: "Vanadium",
  germanium: "Germanium",
  arsenic: "Arsenic",
  cadmium: "Cadmium",
  niobium: "Niobium",
  tungsten: "Tungsten",
  yttrium: "Yttrium",
  polonium: "Polonium",
  basicconductors: "Basic Conductors",
  heatconductionwiring: "Heat Conduction Wiring",
  mechanicalscrap: "Mechanical Scrap",
};

/** A synthesis recipe and where it can be used. */
export interface Recipe {
  /** The name of the blueprint in the Synthesis event. */
  readonly name: string;
  readonly materials: Readonly<Record<string, number>>;
  readonly where: "ship" | "srv";
  /** The boost of the frame shift drive, if it gives one. */
  readonly boost?: { readonly level: number; readonly factor: number };
}

/** Recipes known from real journals (format-facts 4, Synthesis). */
export const recipes: readonly Recipe[] = [
  { name: "Fuel Basic", materials: { sulphur: 1, phosphorus: 1 }, where: "srv" },
  { name: "Repair Basic", materials: { iron: 2, nickel: 1 }, where: "srv" },
  { name: "Life Support Basic", materials: { iron: 2, nickel: 1 }, where: "ship" },
  { name: "Limpet Basic", materials: { iron: 10, nickel: 10 }, where: "ship" },
  { name: "Heat Sink Basic", materials: { basicconductors: 2, heatconductionwiring: 2 }, where: "ship" },
  {
    name: "FSD Basic",
    materials: { carbon: 1, vanadium: 1, germanium: 1 },
    where: "ship",
    boost: { level: 1, factor: 1.25 },
  },
  {
    name: "FSD Standard",
    materials: { carbon: 1, vanadium: 1, germanium: 1, cadmium: 1, niobium: 1 },
    where: "ship",
    boost: { level: 2, factor: 1.5 },
  },
  {
    name: "FSD Premium",
    materials: { carbon: 1, germanium: 1, arsenic: 1, niobium: 1, yttrium: 1, polonium: 1 },
    where: "ship",
    boost: { level: 3, factor: 2 },
  },
];

/** How many of each material the commander has. */
export type MaterialStore = Map<string, number>;

/** The storage limit per material. */
const storeMax = 300;

/** Draws materials from earlier play. */
export function drawMaterials(chance: Chance): MaterialStore {
  return new Map(Object.keys(materialNames).map((name) => [name, chance.integer(20, storeMax)]));
}

/** Whether the materials suffice for a recipe. */
export function canMake(store: MaterialStore, { materials }: Recipe): boolean {
  for (const name in materials) if ((store.get(name) ?? 0) < (materials[name] ?? 0)) return false;
  return true;
}

/** Removes the materials of a recipe. */
export function spendMaterials(store: MaterialStore, { materials }: Recipe): void {
  for (const [name, count] of Object.entries(materials)) store.set(name, (store.get(name) ?? 0) - count);
}

/** Adds gathered materials, up to the limit. */
export function gatherMaterials(store: MaterialStore, chance: Chance): void {
  for (const name of chance.shuffled(Object.keys(materialNames)).slice(0, 4)) {
    store.set(name, Math.min(storeMax, (store.get(name) ?? 0) + chance.integer(1, 9)));
  }
}
