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
      { event: "MissionAccepted", Wing: true, Count: 6 },
      { event: "CargoDepot", UpdateType: "Deliver", StartMarketID: 0 },
      "Cargo",
      { event: "CargoDepot", UpdateType: "Deliver" },
      "MissionCompleted",
    ],
    real: 0,
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
    real: 0,
  },
  45: {
    title: "Salvage is handed to search and rescue",
    steps: [{ do: "rescue" }],
    writes: ["Docked", "SearchAndRescue", "Cargo"],
    real: 0,
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
    real: 0,
  },
  95.1: {
    title: "A mission fails while the player does something else",
    steps: [
      { do: "takeMission", kind: "massacre" },
      { do: "failMission" },
      { do: "quit", to: "menu" },
      { do: "start" },
    ],
    writes: ["MissionAccepted", "MissionFailed", { event: "Missions", Failed: { MissionID: "any" } }],
    real: 0,
  },
  95.2: {
    title: "The deadline of a mission passes",
    steps: [
      { do: "takeMission", kind: "courier", expires: "10m" },
      { do: "wait", for: "12m" },
    ],
    writes: ["MissionAccepted", "MissionFailed"],
    real: 0,
  },
  95.3: {
    title: "Credits are given for a cause",
    steps: [{ do: "takeMission", kind: "donation" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: [
      { event: "MissionAccepted", Donation: "any", Reward: null },
      { event: "MissionCompleted", Donated: "any", Reward: null },
    ],
    real: 0,
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
    real: 0,
  },
  95.5: {
    title: "A mission pays with things for the locker",
    steps: [
      { do: "takeMission", kind: "courier", reward: "items" },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: ["MissionAccepted", { event: "MissionCompleted", MaterialsReward: "any" }, "ShipLocker"],
    real: 0,
  },
  95.6: {
    title: "A mission pays with a commodity",
    steps: [
      { do: "takeMission", kind: "courier", reward: "commodity" },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: [{ event: "MissionCompleted", CommodityReward: "any" }, "Cargo"],
    real: 0,
  },
  96: {
    title: "The target of a mission dies and the mission is redirected",
    steps: [{ do: "takeMission", kind: "assassinate" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: ["MissionAccepted", "Bounty", "MissionRedirected", "Docked", "MissionCompleted"],
    real: 0,
  },
  96.1: {
    title: "A mission is abandoned in flight",
    steps: [{ do: "takeMission", kind: "massacre" }, { do: "undock" }, { do: "abandonMission" }],
    writes: ["MissionAccepted", "Undocked", "MissionAbandoned"],
    real: 0,
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
    real: 0,
  },
  96.3: {
    title: "A passenger sees a sight and wants to go home",
    steps: [{ do: "takeMission", kind: "sightseeing" }, { do: "completeMission" }, { do: "handInMission" }],
    writes: ["MissionAccepted", "MissionRedirected", "Docked", "MissionCompleted"],
    real: 0,
  },
  97: {
    title: "A wing mission counts kills",
    steps: [
      { do: "takeMission", kind: "massacre", wing: true, count: 3 },
      { do: "progressMission", count: 2 },
      { do: "completeMission" },
      { do: "handInMission" },
    ],
    writes: [
      { event: "MissionAccepted", Name: "Mission_MassacreWing", Wing: true },
      "Bounty",
      "Bounty",
      "Bounty",
      "MissionRedirected",
      "MissionCompleted",
    ],
    real: 0,
  },
  106: {
    title: "Twenty massacre missions are stacked, and their kills count together",
    setup: { missions: [] },
    steps: [...twenty, { do: "completeMission" }, { do: "handInMission" }],
    writes: [...twenty.map(() => "MissionAccepted"), "Bounty", "Bounty", "MissionRedirected", "MissionCompleted"],
    real: 0,
  },
};
