import type { Situation } from "./Situation.ts";

/** Ships and their modules. */
export const shipSituations: Readonly<Record<number, Situation>> = {
  68.1: {
    title: "A ship is bought, and the old one is parked",
    steps: [{ do: "buyShip" }, { do: "jump", to: "nearest" }],
    writes: ["StoredShips", "ShipyardBuy", "ShipyardNew", "ShipLocker", "Loadout"],
    real: 16,
    broke: ["EDDI 2500"],
  },
  68.2: {
    title: "The player swaps ships",
    steps: [{ do: "swapShip" }, { do: "jump", to: "nearest" }],
    writes: ["StoredShips", "ShipyardSwap", "ShipLocker", "Loadout"],
    real: 283,
    broke: ["EDDI 2500"],
  },
  68.3: {
    title: "A parked ship is sold from afar",
    steps: [{ do: "jump", to: "nearest inhabited" }, { do: "dock", service: "shipyard" }, { do: "sellShip" }],
    writes: ["StoredShips", { event: "ShipyardSell", MarketID: "any" }, "StoredShips"],
    real: 5,
  },
  68.4: {
    title: "A ship is brought from another port, and the player looks after it",
    steps: [{ do: "transferShip" }, { do: "swapShip" }],
    writes: ["StoredShips", "ShipyardTransfer", "Shipyard", "StoredShips", "ShipyardSwap", "Loadout"],
    real: 9,
  },
  68.5: {
    title: "The ship gets a name",
    steps: [{ do: "nameShip", name: "Long Division", ident: "LD-64" }, { do: "swapShip" }],
    writes: ["SetUserShipName", "StoredShips", "ShipyardSwap"],
    real: 9,
  },
  69.1: {
    title: "A module is stored, and retrieved again",
    steps: [
      { do: "changeModule", how: "store" },
      { do: "changeModule", how: "retrieve" },
    ],
    writes: ["ModuleStore", "StoredModules", "Loadout", "ModuleRetrieve", "StoredModules", "Loadout"],
    real: 18,
  },
  69.2: {
    title: "Several modules are stored at once",
    steps: [{ do: "changeModule", how: "store-all" }],
    writes: ["MassModuleStore", "StoredModules", "Loadout"],
    real: 2,
  },
  69.3: {
    title: "A stored module is brought from another port",
    steps: [
      { do: "jump", to: "nearest inhabited" },
      { do: "visitOutfitting", action: "transfer" },
    ],
    writes: ["FetchRemoteModule", "StoredModules"],
    real: 149,
  },
  69.4: {
    title: "A stored module is sold",
    steps: [
      { do: "visitOutfitting", action: "store" },
      { do: "visitOutfitting", action: "retrieve" },
    ],
    writes: ["ModuleSellRemote", "StoredModules"],
    real: 29,
  },
  70.1: {
    title: "A module is bought in place of another, which is sold",
    steps: [{ do: "changeModule", how: "buy" }],
    writes: [{ event: "ModuleBuy", SellItem: "any" }, "Loadout"],
    real: 34,
  },
  70.2: {
    title: "A module is bought in place of another, which is stored",
    steps: [{ do: "changeModule", how: "buy", old: "store" }],
    writes: [{ event: "ModuleBuy", StoredItem: "any", SellItem: null }, "Loadout"],
    real: 52,
  },
  70.3: {
    title: "A module is sold, and another bought for its slot",
    steps: [
      { do: "changeModule", how: "sell" },
      { do: "changeModule", how: "buy" },
    ],
    writes: ["ModuleSell", "Loadout", { event: "ModuleBuy", SellItem: null, StoredItem: null }, "Loadout"],
    real: 15,
  },
  70.4: {
    title: "Two modules change their slots",
    steps: [{ do: "changeModule", how: "swap" }],
    writes: ["ModuleSwap", "Loadout"],
    real: 19,
  },
};
