import { suitUpgrade, weaponUpgrade } from "../commander/upgrades.ts";
import { drawWardrobe, highestGrade, suitSymbol, type Suit, type Weapon } from "../commander/wardrobe.ts";
import { happen } from "../session/happen.ts";
import type { World } from "../session/World.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";

function suits({ commander }: World): readonly Suit[] {
  return commander.wardrobe
    .map(({ suit }) => suit)
    .filter(({ family, grade }) => family.hasGrades && grade < highestGrade);
}

function weapons({ commander }: World): readonly Weapon[] {
  return commander.wardrobe
    .flatMap((loadout) => loadout.weapons.map(({ weapon }) => weapon))
    .filter(({ grade }) => grade < highestGrade);
}

/** Has a suit or a weapon upgraded in the social space of a port; what is at its best is sold and bought anew. */
export const upgradeGear: Activity = {
  from: ["onFoot"],
  weight: 0.7,
  leadsTo: ["UpgradeSuit", "UpgradeWeapon"],
  can: ({ foot, commander }) => foot.place === "socialSpace" && commander.balanceCr > 20_000_000,
  run(world) {
    pause(world, 20, 60);
    if (suits(world).length === 0 || weapons(world).length === 0) renew(world);
    if (world.chance.isLucky(0.5)) upgradeSuit(world);
    else upgradeWeapon(world);
    pause(world, 5, 20);
  },
};

function renew({ commander, chance, timeMs }: World): void {
  commander.wardrobe.splice(0, commander.wardrobe.length, ...drawWardrobe(chance, timeMs));
}

function upgradeSuit(world: World): void {
  const suit = world.chance.pick(suits(world));
  const price = suitUpgrade(suit);
  const oldSymbol = suitSymbol(suit);
  suit.grade += 1;
  world.commander.balanceCr -= price.costCr;
  happen(world, "upgradeSuit", { suit: { ...suit }, oldSymbol, price });
}

function upgradeWeapon(world: World): void {
  const weapon = world.chance.pick(weapons(world));
  const price = weaponUpgrade(weapon);
  weapon.grade += 1;
  world.commander.balanceCr -= price.costCr;
  happen(world, "upgradeWeapon", { weapon: { ...weapon }, price });
}
