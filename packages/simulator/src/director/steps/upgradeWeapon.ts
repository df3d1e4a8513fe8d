import { pause } from "../../activities/pause.ts";
import { renewWardrobe, upgradableWeapons, upgradeWeapon } from "../../activities/upgradeGear.ts";
import type { Weapon } from "../../commander/suitsAndWeapons.ts";
import { weaponUpgrade } from "../../commander/upgrades.ts";
import { UpgradeWeapon } from "../../lines/onFoot.ts";
import { refuseStep } from "../RefusedStep.ts";
import type { StepContext } from "../StepContext.ts";
import { step, textField } from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { preview } from "../preview.ts";
import { reachOnFoot, requireCredits } from "../reachPort.ts";

/** Chooses a weapon by name and by its expected event. */
export const upgradeWeaponStep = step({
  does: "Upgrades a weapon by one grade in the social space of a port; buys new gear if all of it is fully upgraded.",
  fields: {
    weapon: textField('The beginning of the internal name of the weapon, such as "wpn_s_pistol_plasma_charged".'),
  },
  argument: "weapon",
  expects: "UpgradeWeapon",
  run(context, { weapon: name = "" }) {
    const { session } = context;
    requireCredits(session, 20_000_000);
    reachOnFoot(context, "port");
    if (session.foot.place === "hangar") session.foot.place = "socialSpace";
    pause(session, 20, 60);
    if (upgradableWeapons(session).length === 0) renewWardrobe(session);
    const weapon = upgradableWeapons(session).find(
      (each) => each.model.symbol.startsWith(name.toLowerCase()) && isAsWished(context, each),
    );
    if (weapon === undefined) {
      refuseStep("No weapon of the player matches the step.", "Name another weapon, or expect less.");
    }
    upgradeWeapon(session, weapon);
    pause(session, 5, 20);
  },
});

function isAsWished({ session, expect }: StepContext, weapon: Weapon): boolean {
  const data = { weapon: { ...weapon, grade: weapon.grade + 1 }, price: weaponUpgrade(weapon) };
  return isExpected(preview(session, UpgradeWeapon, "upgradeWeapon", data), expect);
}
