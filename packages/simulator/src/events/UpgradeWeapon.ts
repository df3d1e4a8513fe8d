import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";
import { resourcesOf } from "./resources.ts";

/** The trigger is not stated; read as: when the player upgrades a weapon. */
export const UpgradeWeapon = eventRow({
  kind: "UpgradeWeapon",
  by: ["upgradeWeapon"],
  build: (_world, { data: { weapon, price } }) => ({
    ...withText("Name", weapon.model.symbol, weapon.model.name),
    Class: weapon.grade,
    SuitModuleID: weapon.id,
    Cost: price.costCr,
    Resources: resourcesOf(price.resources),
  }),
});
