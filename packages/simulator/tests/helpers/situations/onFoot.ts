import type { Situation } from "./Situation.ts";

/** Suits, loot, the bar, and the SRV on foot. */
export const onFootSituations: Readonly<Record<number, Situation>> = {
  81: {
    title: "A suit and a weapon are bought, saved as a loadout and worn",
    steps: [
      { do: "buySuit", suit: "utilitysuit" },
      { do: "buyWeapon" },
      { do: "createLoadout", name: "Salvage" },
      { do: "switchLoadout", loadout: "Salvage" },
    ],
    writes: [
      "BuySuit",
      "BuyWeapon",
      { event: "CreateSuitLoadout", LoadoutName: "Salvage" },
      { event: "SwitchSuitLoadout", LoadoutName: "Salvage" },
      { event: "SuitLoadout", LoadoutName: "Salvage" },
      "Backpack",
    ],
    real: 0,
  },
  81.1: {
    title: "A weapon replaces another in a loadout",
    steps: [{ do: "equipWeapon" }],
    writes: ["BuyWeapon", "LoadoutRemoveModule", "LoadoutEquipModule"],
    real: 0,
  },
  81.2: {
    title: "A loadout is chosen in the ship and worn outside",
    steps: [{ do: "land" }, { do: "switchLoadout" }, { do: "disembark", in: "planet" }],
    writes: ["Touchdown", "SwitchSuitLoadout", "Disembark", "SuitLoadout", "Backpack"],
    real: 0,
  },
  81.3: {
    title: "A suit is sold",
    steps: [{ do: "buySuit" }, { do: "sellSuit" }],
    writes: ["BuySuit", "SellSuit"],
    real: 0,
    unseen: "One real journal sells a suit, which it did not buy nearby.",
  },
  82: {
    title: "Components are looted and stowed in the ship",
    steps: [{ do: "loot", count: 3 }, { do: "embark" }],
    writes: ["CollectItems", { event: "BackpackChange", Added: "any" }, "Embark", "ShipLocker"],
    real: 0,
    broke: ["EDOMH 8"],
  },
  82.1: {
    title: "A consumable is used",
    steps: [{ do: "buyConsumables", consumable: "energycell" }, { do: "loot" }, { do: "useConsumable" }],
    writes: ["UseConsumable", { event: "BackpackChange", Removed: "any" }],
    real: 0,
  },
  82.2: {
    title: "Something found is dropped",
    steps: [{ do: "loot", what: "Item", stolen: true }, { do: "dropItems" }],
    writes: [{ event: "CollectItems", Stolen: true }, "DropItems", { event: "BackpackChange", Removed: "any" }],
    real: 0,
  },
  83: {
    title: "The bar buys items and data",
    steps: [{ do: "sellMicroResources" }],
    writes: ["SuitLoadout", "SellMicroResources", "ShipLocker"],
    real: 0,
    broke: ["EDOMH 39"],
  },
  83.1: {
    title: "The bar exchanges components",
    steps: [{ do: "tradeMicroResources" }],
    writes: ["SuitLoadout", "TradeMicroResources", "ShipLocker"],
    real: 0,
  },
  83.2: {
    title: "Consumables are bought",
    steps: [{ do: "buyConsumables", consumable: "bypass", count: 2 }],
    writes: ["SuitLoadout", { event: "BuyMicroResources", Category: "Consumable" }, "ShipLocker"],
    real: 0,
  },
};
