import { materialNames } from "../commander/materials.ts";
import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";

/** Written when synthesis is used to repair or rearm; the game also writes it for fuel, the drive and life support. */
export const Synthesis = eventRow({
  kind: "Synthesis",
  by: ["synthesise"],
  isTriggeredBy: ({ data: { recipe } }) => recipe.purpose === "repair" || recipe.purpose === "rearm",
  isTriggeredInLive: () => true,
  build: (_world, { data: { recipe } }) => ({
    Name: recipe.name,
    Materials: Object.entries(recipe.materials).map(([name, count]) => ({
      ...withText("Name", name, materialNames[name]),
      Count: count,
    })),
  }),
});
