import type { OnFootLoadout, Suit, Weapon } from "../commander/suitsAndWeapons.ts";
import { Backpack, ShipLocker, SuitLoadout } from "../lines/onFoot.ts";
import {
  BuySuit,
  BuyWeapon,
  CreateSuitLoadout,
  LoadoutEquipModule,
  LoadoutRemoveModule,
  SellSuit,
  SwitchSuitLoadout,
} from "../lines/suits.ts";
import { after, say, tell, type Scene } from "./plan.ts";

/** The player buys a suit. */
export const suitBought =
  (suit: Suit): Scene =>
  () => [say(BuySuit, suit)];

/** The player sells a suit. */
export const suitSold =
  (suit: Suit, priceCr: number): Scene =>
  () => [say(SellSuit, suit, priceCr)];

/** The player buys a weapon. */
export const weaponBought =
  (weapon: Weapon): Scene =>
  () => [say(BuyWeapon, weapon)];

/** The player saves a loadout. */
export const loadoutCreated =
  (loadout: OnFootLoadout): Scene =>
  () => [say(CreateSuitLoadout, loadout)];

/** The player puts a weapon into a slot of a loadout, in place of another. */
export const weaponEquipped =
  (loadout: OnFootLoadout, slotName: string, weapon: Weapon, removed: Weapon | undefined): Scene =>
  () => [
    ...(removed === undefined ? [] : [say(LoadoutRemoveModule, loadout, slotName, removed)]),
    say(LoadoutEquipModule, loadout, slotName, weapon),
  ];

/** The player chooses another loadout; on foot it is put on some seconds later. */
export const loadoutSwitched =
  (loadout: OnFootLoadout): Scene =>
  (input) => [
    say(SwitchSuitLoadout, loadout),
    ...(input.world.state === "onFoot"
      ? after(7, tell(SuitLoadout, input), tell(Backpack, input), tell(ShipLocker, input))
      : []),
  ];
