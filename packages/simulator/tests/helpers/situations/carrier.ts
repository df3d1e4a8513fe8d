import type { Situation } from "./Situation.ts";

/** The player's fleet carrier. */
export const carrierSituations: Readonly<Record<number, Situation>> = {
  29.1: {
    title: "A carrier jumps with the player aboard in the ship",
    steps: [{ do: "jumpCarrier" }, { do: "undock" }],
    writes: ["CarrierJumpRequest", "CarrierStats", { event: "CarrierJump", Docked: true, StationType: "FleetCarrier" }],
    real: 37,
    broke: ["Canonn 168", "ed-scout 154", "EDSM 361"],
  },
  29.2: {
    title: "A carrier jumps with the player aboard on foot",
    steps: [{ do: "jumpCarrier", player: "onFoot" }, { do: "embark" }],
    writes: [
      { event: "CarrierJump", Docked: false, OnFoot: true, StationName: null },
      "SuitLoadout",
      "Backpack",
      "ShipLocker",
      "Embark",
    ],
    real: 19,
    broke: ["Canonn 168"],
  },
  30.1: {
    title: "A carrier jumps while its owner is elsewhere",
    steps: [{ do: "supercruise" }, { do: "jumpCarrier", player: "away" }],
    writes: ["CarrierJumpRequest", "CarrierLocation"],
    real: 9,
  },
  30.2: {
    title: "A carrier jumps while the player is out of the game, in a ship aboard",
    steps: [{ do: "jumpCarrier", player: "offline" }, { do: "start" }],
    writes: [
      "CarrierJumpRequest",
      "Shutdown",
      "LoadGame",
      "CarrierLocation",
      { event: "Location", Docked: true, StationType: "FleetCarrier" },
    ],
    real: 0,
    unseen: "The journals at hand are of single evenings: two lines of one situation are in two files.",
    broke: ["EDMC 713"],
  },
  31.1: {
    title: "A carrier is ordered to a body without a name",
    steps: [{ do: "jumpCarrier", body: false }],
    writes: [{ event: "CarrierJumpRequest", Body: null, BodyID: "any" }, "CarrierStats"],
    real: 19,
    broke: ["EDDI 1819"],
  },
  31.2: {
    title: "The jump of a carrier is cancelled",
    steps: [{ do: "jumpCarrier", cancel: true }],
    writes: ["CarrierJumpRequest", "CarrierStats", "CarrierJumpCancelled", "CarrierStats"],
    real: 14,
  },
  39: {
    title: "The market of a carrier is empty",
    steps: [{ do: "dock", at: "carrier" }, { do: "visitCarrierMarket" }],
    writes: [{ event: "Market", StationType: "FleetCarrier" }],
    real: 533,
    unseen: "Market.json alone says that nothing is for sale; the count is that of the line.",
    broke: ["EDDiscovery 2844"],
  },
  46.1: {
    title: "Cargo moves from the ship to the carrier",
    steps: [{ do: "transferCargo", to: "carrier" }],
    writes: [{ event: "CargoTransfer", Transfers: { Direction: "tocarrier" } }, "Cargo"],
    real: 45,
  },
  47.1: {
    title: "The carrier's market buys a commodity",
    steps: [{ do: "manageCarrier", what: "buy", commodity: "gold" }, { do: "visitCarrierMarket" }],
    writes: [
      "CarrierStats",
      { event: "CarrierTradeOrder", PurchaseOrder: "any", Price: "any" },
      "CarrierStats",
      "Market",
    ],
    real: 11,
    broke: ["EDDI 2418"],
  },
  47.2: {
    title: "The carrier's market sells a commodity",
    steps: [
      { do: "transferCargo", to: "carrier", commodity: "gold", count: 2 },
      { do: "manageCarrier", what: "sell", commodity: "gold", amount: 1 },
    ],
    writes: [{ event: "CarrierTradeOrder", SaleOrder: "any" }, "CarrierStats"],
    real: 19,
    broke: ["EDDI 2418"],
  },
  47.3: {
    title: "An order of the carrier's market is cancelled",
    steps: [
      { do: "manageCarrier", what: "buy" },
      { do: "manageCarrier", what: "cancel" },
    ],
    writes: [{ event: "CarrierTradeOrder", CancelTrade: true, Price: null }, "CarrierStats"],
    real: 4,
    broke: ["EDDI 2418"],
  },
  47.4: {
    title: "Money moves to the carrier, and back",
    steps: [
      { do: "manageCarrier", what: "deposit" },
      { do: "manageCarrier", what: "withdraw", amount: 1000 },
    ],
    writes: [
      { event: "CarrierBankTransfer", Deposit: "any", Withdraw: null },
      { event: "CarrierBankTransfer", Withdraw: "any", Deposit: null },
    ],
    real: 1,
  },
  47.5: {
    title: "The crew of a carrier changes",
    steps: [
      { do: "manageCarrier", what: "crew", role: "Captain", operation: "Replace" },
      { do: "manageCarrier", what: "crew", role: "Bartender", operation: "Pause" },
      { do: "manageCarrier", what: "crew", role: "Bartender", operation: "Resume" },
      { do: "manageCarrier", what: "crew", role: "Bartender", operation: "Deactivate" },
      { do: "manageCarrier", what: "crew", role: "Bartender", operation: "Activate" },
    ],
    writes: [
      { event: "CarrierCrewServices", Operation: "Replace" },
      { event: "CarrierCrewServices", Operation: "Pause" },
      { event: "CarrierCrewServices", Operation: "Resume" },
      { event: "CarrierCrewServices", Operation: "Deactivate" },
      { event: "CarrierCrewServices", Operation: "Activate" },
    ],
    real: 0,
    unseen: "Each operation is real, in 183 lines, but nobody did all five one after the other.",
  },
  47.6: {
    title: "The carrier is refuelled",
    steps: [{ do: "manageCarrier", what: "fuel" }],
    writes: ["CarrierDepositFuel", "Cargo"],
    real: 19,
  },
  47.7: {
    title: "Nobody may dock at the carrier",
    steps: [{ do: "manageCarrier", what: "access", access: "none" }, { do: "manageCarrier" }],
    writes: [
      { event: "CarrierDockingPermission", DockingAccess: "none" },
      { event: "CarrierStats", DockingAccess: "none" },
    ],
    real: 3,
  },
  47.8: {
    title: "The taxes of a carrier change",
    steps: [{ do: "manageCarrier", what: "finance", amount: 12 }, { do: "manageCarrier" }],
    writes: ["CarrierFinance", "CarrierStats"],
    real: 3,
  },
  47.9: {
    title: "The carrier gets another name",
    steps: [{ do: "manageCarrier", what: "name", name: "LAST ORDERS" }],
    writes: ["CarrierNameChange", "CarrierStats"],
    real: 1,
  },
  47.91: {
    title: "The carrier sells modules",
    steps: [{ do: "manageCarrier", what: "pack" }],
    writes: ["CarrierStats", { event: "CarrierModulePack", Operation: "BuyPack" }],
    real: 2,
  },
};
