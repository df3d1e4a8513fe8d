import type { GatheredMaterial } from "../commander/materials.ts";
import { materialCategory } from "../commander/materialCategory.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written for each material that is picked up or recorded. */
export const MaterialCollected = observedRow({
  kind: "MaterialCollected",
  layout: lineLayout("Category Name Count"),
  build: ({ name, text, count }: GatheredMaterial) => ({
    Category: materialCategory(name),
    ...withText("Name", name, text),
    Count: count,
  }),
});
