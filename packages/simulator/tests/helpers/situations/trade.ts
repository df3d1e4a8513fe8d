import type { Situation } from "./Situation.ts";

/** Cargo, limpets and mining. */
export const tradeSituations: Readonly<Record<number, Situation>> = {
  40: {
    title: "Stolen goods are collected and sold at a black market",
    steps: [
      { do: "collectCargo", commodity: "silver", count: 2, stolen: true },
      { do: "sellCargo", stolen: true },
    ],
    writes: [
      { event: "CollectCargo", Stolen: true },
      "Cargo",
      "Docked",
      { event: "MarketSell", StolenGoods: true, BlackMarket: true },
      "Cargo",
    ],
    real: 0,
  },
  41: {
    title: "Cargo is ejected",
    steps: [
      { do: "buyCargo", commodity: "gold", count: 4 },
      { do: "ejectCargo", count: 3, abandon: true },
    ],
    writes: ["MarketBuy", "Undocked", { event: "EjectCargo", Abandoned: true }, "Cargo"],
    real: 0,
  },
  42: {
    title: "Limpets are bought, launched and sold",
    setup: { ship: "miner" },
    steps: [{ do: "buyLimpets", count: 6 }, { do: "launchLimpet", limpet: "Collection" }, { do: "sellLimpets" }],
    writes: ["BuyDrones", "Cargo", { event: "LaunchDrone", Type: "Collection" }, "Cargo", "SellDrones", "Cargo"],
    real: 0,
  },
  43: {
    title: "An asteroid is prospected and mined with lasers",
    setup: { ship: "miner" },
    steps: [{ do: "mine", count: 3 }],
    writes: [
      { event: "SupercruiseExit", BodyType: "PlanetaryRing" },
      { event: "LaunchDrone", Type: "Prospector" },
      "Cargo",
      { event: "ProspectedAsteroid", MotherlodeMaterial: null },
      { event: "LaunchDrone", Type: "Collection" },
      "MiningRefined",
      "Cargo",
    ],
    real: 0,
  },
  43.1: {
    title: "An asteroid with a core is cracked",
    setup: { ship: "miner" },
    steps: [{ do: "mine", method: "core", ring: "icy", count: 2 }],
    writes: [
      { event: "ProspectedAsteroid", MotherlodeMaterial: "any" },
      "AsteroidCracked",
      { event: "LaunchDrone", Type: "Collection" },
      "MiningRefined",
      "Cargo",
    ],
    real: 0,
  },
};
