import { componentMaterials } from "./componentMaterials.ts";
import { encodedMaterials } from "./encodedMaterials.ts";

/** Materials of the category Manufactured. */
const manufactured: ReadonlySet<string> = new Set([
  "basicconductors",
  "heatconductionwiring",
  "mechanicalscrap",
  "compactcomposites",
  "filamentcomposites",
  ...Object.keys(componentMaterials),
  "focuscrystals",
  "guardian_powercell",
  "guardian_sentinel_wreckagecomponents",
  "tg_weaponparts",
]);

/** Returns the category of a material, as in MaterialCollected and Materials. */
export function materialCategory(name: string): "Raw" | "Manufactured" | "Encoded" {
  if (manufactured.has(name)) return "Manufactured";
  return name in encodedMaterials ? "Encoded" : "Raw";
}
