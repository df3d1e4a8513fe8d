import type { Situation } from "./Situation.ts";

/** What players do every day. */
export const everydaySituations: Readonly<Record<number, Situation>> = {
  24: {
    title: "The tank is filled at a star",
    steps: [{ do: "jump" }, { do: "scoopFuel" }],
    writes: ["FSDJump", "FuelScoop"],
    real: 4981,
  },
  27: {
    title: "An interdiction is escaped",
    steps: [{ do: "beInterdicted", escapes: true }],
    writes: ["SupercruiseEntry", "EscapeInterdiction"],
    real: 46,
  },
  27.1: {
    title: "An interdiction ends in a fight",
    steps: [{ do: "beInterdicted", escapes: false }],
    writes: ["Interdicted", "SupercruiseExit"],
    real: 142,
  },
  38: {
    title: "Goods are bought and sold",
    steps: [
      { do: "buyCargo", commodity: "gold", count: 3 },
      { do: "wait", for: "30s" },
      { do: "sellCargo" },
      { do: "wait", for: "30s" },
    ],
    writes: ["Market", "MarketBuy", "Cargo", "MarketSell", "Cargo"],
    real: 154,
  },
  57: {
    title: "Exploration data is sold page by page",
    steps: [{ do: "sellExplorationData" }],
    writes: ["MultiSellExplorationData", "MultiSellExplorationData"],
    real: 22,
  },
  59: {
    title: "A fight is fought at a signal",
    steps: [{ do: "fight" }],
    writes: ["SupercruiseDestinationDrop", "SupercruiseExit", "SupercruiseEntry"],
    real: 758,
  },
  71: {
    title: "An engineer gives a rank or access",
    steps: [{ do: "visitEngineer" }],
    writes: [{ event: "EngineerProgress", Engineer: "any" }],
    real: 104,
  },
  74: {
    title: "Ammunition or a repair is synthesised",
    steps: [{ do: "synthesise" }],
    writes: ["Synthesis", "ShipLocker"],
    real: 84,
  },
  76: {
    title: "A player leaves the ship and comes back",
    steps: [{ do: "disembark" }, { do: "embark" }],
    writes: ["Disembark", "SuitLoadout", "Backpack", "Embark", "Loadout"],
    real: 3817,
    broke: ["EDMC 1378"],
  },
  80: {
    title: "A suit and a weapon are upgraded",
    steps: [{ do: "upgradeSuit" }, { do: "upgradeWeapon" }],
    writes: ["UpgradeSuit", "UpgradeWeapon"],
    real: 1,
    broke: ["EDOMH 39"],
  },
};
