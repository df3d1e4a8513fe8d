import type { Situation } from "./Situation.ts";

const twenty = Array.from({ length: 20 }, () => ({ do: "takeMission", kind: "massacre", count: 2 }) as const);

/** Missions from the board to the reward. */
export const missionSituations: Readonly<Record<number, Situation>> = {
  44: {
    title: "A wing mission brings goods to a depot in two journeys",
    steps: [
      { do: "takeMission", kind: "collect", wing: true, count: 6 },
      { do: "progressMission", count: 2 },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: [
      { event: "CargoDepot", UpdateType: "Deliver", StartMarketID: 0 },
      "Cargo",
      { event: "CargoDepot", UpdateType: "Deliver", StartMarketID: 0 },
      "Cargo",
    ],
    real: 16,
  },
  44.1: {
    title: "A delivery is collected from one depot and brought to another",
    steps: [{ do: "takeMission", kind: "delivery" }, { do: "completeMission" }, { do: "handInMission" }],
    setup: { missions: [] },
    writes: [
      { event: "MissionAccepted", Commodity: "any" },
      { event: "CargoDepot", UpdateType: "Collect" },
      "Cargo",
      "Docked",
      { event: "CargoDepot", UpdateType: "Deliver", Progress: 0 },
      "Cargo",
      "MissionCompleted",
    ],
    real: 1,
  },
  45: {
    title: "Salvage is handed to search and rescue",
    steps: [{ do: "rescue" }],
    writes: ["Docked", "SearchAndRescue", "Cargo"],
    real: 8,
    broke: ["PowerPlayProgress 54"],
  },
  95: {
    title: "A courier mission is accepted and completed",
    steps: [{ do: "takeMission", kind: "courier" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: [
      { event: "MissionAccepted", Name: "Mission_Courier" },
      "Docked",
      { event: "MissionCompleted", Name: "Mission_Courier_name" },
    ],
    real: 5,
  },
  95.1: {
    title: "A mission fails while the player does something else",
    steps: [
      { do: "takeMission", kind: "massacre" },
      { do: "failMission" },
      { do: "quit", to: "menu" },
      { do: "start" },
    ],
    writes: ["MissionFailed", "LoadGame", { event: "Missions", Failed: { MissionID: "any" } }],
    real: 1,
  },
  95.2: {
    title: "The deadline of a mission passes",
    steps: [
      { do: "takeMission", kind: "courier", expires: "10m" },
      { do: "wait", for: "12m" },
    ],
    writes: ["MissionAccepted", "MissionFailed"],
    real: 4,
  },
  95.3: {
    title: "Credits are given for a cause",
    steps: [{ do: "takeMission", kind: "donation" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: [
      { event: "MissionAccepted", Donation: "any", Reward: null },
      { event: "MissionCompleted", Donated: "any", Reward: null },
    ],
    real: 94,
  },
  95.4: {
    title: "A mission pays with materials",
    steps: [
      { do: "takeMission", kind: "courier", reward: "materials" },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: [
      "MissionAccepted",
      { event: "MissionCompleted", MaterialsReward: { Category: "$MICRORESOURCE_CATEGORY_Manufactured;" } },
      "ShipLocker",
    ],
    real: 4,
  },
  95.5: {
    title: "A mission pays with things for the locker",
    steps: [
      { do: "takeMission", kind: "courier", reward: "items" },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: ["MissionAccepted", { event: "MissionCompleted", MaterialsReward: "any" }, "ShipLocker"],
    real: 5,
  },
  95.6: {
    title: "A mission pays with a commodity",
    steps: [
      { do: "takeMission", kind: "courier", reward: "commodity" },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: [{ event: "MissionCompleted", CommodityReward: "any" }, "Cargo"],
    real: 2,
  },
  96: {
    title: "The target of a mission dies and the mission is redirected",
    steps: [{ do: "takeMission", kind: "assassinate" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: ["Bounty", { event: "MissionRedirected", Name: "Mission_Assassinate" }],
    real: 6,
  },
  96.1: {
    title: "A mission is abandoned in flight",
    steps: [{ do: "takeMission", kind: "massacre" }, { do: "undock" }, { do: "abandonMission" }],
    writes: ["MissionAccepted", "Undocked", "MissionAbandoned"],
    real: 5,
  },
  96.2: {
    title: "A thing is found on foot for a mission",
    steps: [{ do: "takeMission", kind: "salvage" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: [
      { event: "MissionAccepted", Name: "Mission_OnFoot_Salvage_MB" },
      "Disembark",
      "CollectItems",
      { event: "BackpackChange", Added: { MissionID: "any" } },
      "MissionRedirected",
      "Embark",
      "MissionCompleted",
      "ShipLocker",
    ],
    real: 2,
  },
  96.3: {
    title: "A passenger sees a sight and wants to go home",
    steps: [{ do: "takeMission", kind: "sightseeing" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: ["MissionAccepted", "MissionRedirected", "Docked", "MissionCompleted"],
    real: 4,
  },
  97: {
    title: "A wing mission counts kills",
    steps: [
      { do: "takeMission", kind: "massacre", wing: true, count: 3 },
      { do: "progressMission", count: 2 },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: ["Bounty", { event: "MissionRedirected", Name: "Mission_MassacreWing" }],
    real: 128,
  },
  106: {
    title: "Twenty massacre missions are stacked, and one kill counts for several",
    setup: { missions: [] },
    steps: [...twenty, { do: "completeMission" }],
    writes: [...twenty.map(() => "MissionAccepted"), "Bounty", "Bounty", "MissionRedirected", "MissionRedirected"],
    real: 0,
    unseen: "No real journal has the acceptance of so many missions and the kills within 60 lines of each other.",
  },
  106.1: {
    title: "A kill reaches the goal of a mission from before the game",
    setup: {
      missions: [
        { kind: "massacre", count: 1 },
        { kind: "massacre", count: 1 },
        { kind: "massacre", count: 1 },
      ],
    },
    steps: [{ do: "completeMission" }],
    writes: ["Bounty", { event: "MissionRedirected", Name: "Mission_Massacre" }],
    real: 117,
  },
};
