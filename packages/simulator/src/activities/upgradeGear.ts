import { suitUpgrade, weaponUpgrade } from "../commander/upgrades.ts";
import { drawWardrobe, highestGrade, suitSymbol, type Suit, type Weapon } from "../commander/suitsAndWeapons.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";

/** Returns the suits that can be upgraded. */
export function upgradableSuits({ commander }: GameWorld): readonly Suit[] {
  return commander.wardrobe
    .map(({ suit }) => suit)
    .filter(({ family, grade }) => family.hasGrades && grade < highestGrade);
}

/** Returns the weapons that can be upgraded. */
export function upgradableWeapons({ commander }: GameWorld): readonly Weapon[] {
  return commander.wardrobe
    .flatMap((loadout) => loadout.weapons.map(({ weapon }) => weapon))
    .filter(({ grade }) => grade < highestGrade);
}

/** Upgrades a suit or a weapon in the social space of a port; fully upgraded gear is replaced first. */
export const upgradeGear: Activity = {
  from: ["onFoot"],
  weight: 0.7,
  leadsTo: ["UpgradeSuit", "UpgradeWeapon"],
  can: ({ foot, commander }) => foot.place === "socialSpace" && commander.balanceCr > 20_000_000,
  run(session) {
    pause(session, 20, 60);
    if (upgradableSuits(session.world).length === 0 || upgradableWeapons(session.world).length === 0) {
      renewWardrobe(session.world);
    }
    if (session.world.chance.isLucky(0.5)) {
      upgradeSuit(session, session.world.chance.pick(upgradableSuits(session.world)));
    } else upgradeWeapon(session, session.world.chance.pick(upgradableWeapons(session.world)));
    pause(session, 5, 20);
  },
};

/** Replaces all suits and weapons by others. */
export function renewWardrobe({ commander, chance, timeMs }: GameWorld): void {
  commander.wardrobe.splice(0, commander.wardrobe.length, ...drawWardrobe(chance, timeMs));
  // Loadouts that the player has made are gone with the old ones.
  commander.worn = Math.min(commander.worn, commander.wardrobe.length - 1);
}

/** Upgrades a suit by one grade. */
export function upgradeSuit(session: GameSession, suit: Suit): void {
  const price = suitUpgrade(suit);
  const oldSymbol = suitSymbol(suit);
  suit.grade += 1;
  session.world.commander.balanceCr -= price.costCr;
  applyTransition(session, "upgradeSuit", { suit: { ...suit }, oldSymbol, price });
}

/** Upgrades a weapon by one grade. */
export function upgradeWeapon(session: GameSession, weapon: Weapon): void {
  const price = weaponUpgrade(weapon);
  weapon.grade += 1;
  session.world.commander.balanceCr -= price.costCr;
  applyTransition(session, "upgradeWeapon", { weapon: { ...weapon }, price });
}
