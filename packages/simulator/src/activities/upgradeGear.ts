import { suitUpgrade, weaponUpgrade } from "../commander/upgrades.ts";
import { drawWardrobe, highestGrade, suitSymbol, type Suit, type Weapon } from "../commander/suitsAndWeapons.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";

function suits({ commander }: GameWorld): readonly Suit[] {
  return commander.wardrobe
    .map(({ suit }) => suit)
    .filter(({ family, grade }) => family.hasGrades && grade < highestGrade);
}

function weapons({ commander }: GameWorld): readonly Weapon[] {
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
    if (suits(session).length === 0 || weapons(session).length === 0) renew(session);
    if (session.chance.isLucky(0.5)) upgradeSuit(session);
    else upgradeWeapon(session);
    pause(session, 5, 20);
  },
};

function renew({ commander, chance, timeMs }: GameWorld): void {
  commander.wardrobe.splice(0, commander.wardrobe.length, ...drawWardrobe(chance, timeMs));
}

function upgradeSuit(session: GameSession): void {
  const suit = session.chance.pick(suits(session));
  const price = suitUpgrade(suit);
  const oldSymbol = suitSymbol(suit);
  suit.grade += 1;
  session.commander.balanceCr -= price.costCr;
  applyTransition(session, "upgradeSuit", { suit: { ...suit }, oldSymbol, price });
}

function upgradeWeapon(session: GameSession): void {
  const weapon = session.chance.pick(weapons(session));
  const price = weaponUpgrade(weapon);
  weapon.grade += 1;
  session.commander.balanceCr -= price.costCr;
  applyTransition(session, "upgradeWeapon", { weapon: { ...weapon }, price });
}
