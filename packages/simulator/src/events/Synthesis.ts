import { materialNames } from "../commander/materials.ts";
import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";

/** Written when synthesis is used to repair or rearm. */
export const Synthesis = eventRow({
  kind: "Synthesis",
  by: ["synthesise"],
  build: (_world, { data: { recipe } }) => ({
    Name: recipe.name,
    Materials: Object.entries(recipe.materials).map(([name, count]) => ({
      ...withText("Name", name, materialNames[name]),
      Count: count,
    })),
  }),
});
