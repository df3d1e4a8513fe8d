import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";
import { resourcesOf } from "./resources.ts";

/** Written when the player upgrades their flight suit; Name is that of the previous grade (F50). */
export const UpgradeSuit = eventRow({
  kind: "UpgradeSuit",
  by: ["upgradeSuit"],
  build: (_world, { data: { suit, oldSymbol, price } }) => ({
    ...withText("Name", oldSymbol, suit.family.name),
    SuitID: suit.id,
    Class: suit.grade,
    Cost: price.costCr,
    Resources: resourcesOf(price.resources),
  }),
});
