import type { Situation } from "./Situation.ts";

/** Cargo, limpets and mining. */
export const tradeSituations: Readonly<Record<number, Situation>> = {
  40: {
    title: "Stolen goods are sold at a black market",
    steps: [
      { do: "collectCargo", commodity: "silver", count: 2, stolen: true },
      { do: "sellCargo", stolen: true },
    ],
    writes: ["Docked", { event: "MarketSell", StolenGoods: true, BlackMarket: true }, "Cargo"],
    real: 7,
  },
  40.1: {
    title: "Stolen goods are scooped",
    steps: [{ do: "collectCargo", commodity: "silver", stolen: true }],
    writes: [{ event: "CollectCargo", Stolen: true }, "Cargo"],
    real: 36,
  },
  41: {
    title: "Cargo is ejected",
    steps: [
      { do: "buyCargo", commodity: "gold", count: 4 },
      { do: "ejectCargo", count: 3 },
    ],
    writes: [{ event: "EjectCargo", Abandoned: false }, "Cargo"],
    real: 165,
  },
  41.1: {
    title: "Cargo is abandoned",
    steps: [{ do: "buyLimpets" }, { do: "ejectCargo", count: 2, abandon: true }],
    writes: [{ event: "EjectCargo", Abandoned: true }, "Cargo"],
    real: 64,
  },
  42: {
    title: "Limpets are bought",
    steps: [{ do: "buyLimpets", count: 6 }],
    writes: ["BuyDrones", "Cargo"],
    real: 73,
  },
  42.1: {
    title: "A limpet is launched",
    setup: { ship: "miner" },
    steps: [{ do: "launchLimpet", limpet: "Collection" }],
    writes: [{ event: "LaunchDrone", Type: "Collection" }, "Cargo"],
    real: 697,
  },
  42.2: {
    title: "Limpets are sold",
    steps: [{ do: "buyLimpets" }, { do: "sellLimpets", count: 5 }],
    writes: ["SellDrones", "Cargo"],
    real: 25,
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
    real: 14,
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
    real: 21,
  },
};
