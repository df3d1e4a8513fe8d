import type { Chance } from "../chance/Chance.ts";
import type { Recipe } from "./recipes.ts";

/** Materials that an SRV does not find on planets. */
const rareMaterials: Readonly<Record<string, string>> = {
  chromium: "Chromium",
  manganese: "Manganese",
  zinc: "Zinc",
  compactcomposites: "Compact Composites",
  filamentcomposites: "Filament Composites",
  focuscrystals: "Focus Crystals",
  guardian_powercell: "Guardian Power Cell",
  guardian_sentinel_wreckagecomponents: "Guardian Sentinel Wreckage Components",
  tg_weaponparts: "Weapon Parts",
};

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
  ...rareMaterials,
};

/** How many of each material the commander has. */
export type MaterialStore = Map<string, number>;

/** The storage limit per material. */
export const storeMax = 300;

/** Materials that an SRV finds on planets. */
const gathered = Object.keys(materialNames).filter((name) => !(name in rareMaterials));

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

/** A material that was picked up or recorded. */
export interface GatheredMaterial {
  readonly name: string;
  readonly text: string | undefined;
  readonly count: number;
}

/** Adds gathered materials, up to the limit, and returns what was added. */
export function gatherMaterials(store: MaterialStore, chance: Chance): readonly GatheredMaterial[] {
  return chance
    .shuffled(gathered)
    .slice(0, 4)
    .map((name) => {
      const before = store.get(name) ?? 0;
      const held = Math.min(storeMax, before + chance.integer(1, 9));
      store.set(name, held);
      return { name, text: materialNames[name], count: held - before };
    })
    .filter(({ count }) => count > 0);
}
