import type { GatheredMaterial } from "../commander/materials.ts";
import { materialCategory } from "../commander/materialCategory.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written before the first MaterialCollected of a material. */
export const MaterialDiscovered = observedRow({
  kind: "MaterialDiscovered",
  layout: lineLayout("Category Name DiscoveryNumber"),
  build: ({ name, text }: Pick<GatheredMaterial, "name" | "text">, discovered: number) => ({
    Category: materialCategory(name),
    ...withText("Name", name, text),
    DiscoveryNumber: discovered,
  }),
});
