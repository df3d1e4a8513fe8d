import type { Situation } from "./Situation.ts";

/** Engineers, traders, brokers, repairs in flight, materials and data. */
export const engineeringSituations: Readonly<Record<number, Situation>> = {
  72: {
    title: "An engineer improves a module",
    steps: [{ do: "craftModule", rolls: 2 }],
    writes: ["EngineerCraft", "ShipLocker", "EngineerCraft", "ShipLocker"],
    real: 767,
  },
  72.1: {
    title: "The Loadout of the next start shows the improved module",
    steps: [{ do: "craftModule", rolls: 1 }, { do: "quit", to: "menu" }, { do: "start" }],
    writes: [
      { event: "EngineerCraft", Slot: "PowerDistributor" },
      "LoadGame",
      {
        event: "Loadout",
        Modules: { Slot: "PowerDistributor", Engineering: { BlueprintName: "PowerDistributor_HighFrequency" } },
      },
    ],
    real: 1,
  },
  73: {
    title: "Materials are traded",
    steps: [
      { do: "tradeMaterials", trader: "encoded", way: "up" },
      { do: "tradeMaterials", trader: "encoded", way: "down" },
    ],
    writes: ["Docked", "MaterialTrade", "ShipLocker", "MaterialTrade", "ShipLocker"],
    real: 58,
    broke: ["EDDiscovery 2051"],
  },
  73.1: {
    title: "A technology broker unlocks a module",
    steps: [{ do: "collectMaterials", material: "mechanicalcomponents", count: 2 }, { do: "visitTechnologyBroker" }],
    writes: ["Docked", "TechnologyBroker", "ShipLocker"],
    real: 15,
  },
  75: {
    title: "A module is repaired in flight",
    steps: [{ do: "repairModule" }],
    writes: [{ event: "AfmuRepairs", FullyRepaired: true, Health: 1 }],
    real: 78,
  },
  75.1: {
    title: "A limpet repairs the hull",
    setup: { ship: "miner" },
    steps: [{ do: "launchLimpet", limpet: "Repair" }],
    writes: [{ event: "LaunchDrone", Type: "Repair" }, "RepairDrone"],
    real: 53,
  },
  75.2: {
    title: "The ship reboots",
    steps: [{ do: "reboot" }],
    writes: ["RebootRepair", { event: "ShieldState", ShieldsUp: true }],
    real: 6,
  },
  101: {
    title: "A new material is collected",
    steps: [{ do: "collectMaterials", new: true }],
    writes: ["MaterialDiscovered", "MaterialCollected", "ShipLocker"],
    real: 54,
  },
  102: {
    title: "A data point is scanned in the SRV",
    steps: [{ do: "scanData" }],
    writes: ["LaunchSRV", "DatalinkScan", "DataScanned", "MaterialCollected"],
    real: 8,
  },
};
