import type { Scenario } from "./Scenario.ts";

/** Types each row as any scenario, and keeps the names. */
function byName<Name extends string>(rows: Readonly<Record<Name, Scenario>>): Readonly<Record<Name, Scenario>> {
  return rows;
}

/** The built-in scenarios, by name. */
export const scenarios = byName({
  /** Explores far from inhabited space and returns to sell data. */
  explorer: {
    name: "explorer",
    description: "Long routes through unknown systems, fuel scooping, scans, landings and data to sell.",
    ship: "explorer",
    begins: "supercruise",
    region: "frontier",
    owns: ["squadron"],
    surveys: 60,
    roams: { outward: 5, ports: 2 },
    activities: {
      jump: 12,
      survey: 3,
      dock: 3,
      "approach-planet": 0.7,
      "sell-data": 8,
      trade: 0,
      hunt: 0,
      "escape-interdiction": 0.02,
      "join-crew-remotely": 0,
      "take-taxi": 0,
      "join-crew": 0,
    },
  },
  /** Carries goods from market to market, with missions and a colony to supply. */
  trader: {
    name: "trader",
    description: "Trade between markets of the bubble, with missions, community goals and a colony to supply.",
    ship: "trader",
    begins: "docked",
    region: "bubble",
    owns: ["squadron", "colony"],
    goals: 2,
    roams: { ports: 5, home: 1, colony: 2 },
    activities: {
      trade: 8,
      "take-mission": 3,
      "hand-in-mission": 2,
      dock: 12,
      contribute: 4,
      hunt: 0,
      survey: 0.2,
      "approach-planet": 0.1,
      "take-taxi": 0.1,
      "join-crew": 0,
    },
  },
  /** Owns a fleet carrier, moves it, and transfers cargo to and from it. */
  "carrier-owner": {
    name: "carrier-owner",
    description: "Owns a fleet carrier: cargo transfers, carrier jumps, stored modules.",
    ship: "all-rounder",
    begins: "docked",
    region: "bubble",
    owns: ["carrier", "squadron"],
    roams: { carrier: 5, ports: 4 },
    activities: {
      "transfer-cargo": 12,
      "move-carrier": 1,
      trade: 4,
      outfit: 3,
      dock: 12,
      hunt: 0,
      "take-taxi": 0.1,
      "join-crew": 0,
    },
  },
  /** Fights at signals with a hired crew and a fighter. */
  "bounty-hunter": {
    name: "bounty-hunter",
    description: "Fights at signals with a hired crew and a fighter; interdictions, bounties, repairs.",
    ship: "fighter",
    begins: "docked",
    region: "bubble",
    owns: ["crew", "squadron"],
    goals: 1,
    roams: { ports: 5, home: 2 },
    activities: {
      hunt: 8,
      "escape-interdiction": 2,
      dock: 5,
      service: 8,
      "look-at-modules": 2,
      synthesise: 1,
      contribute: 3,
      "join-crew-remotely": 1,
      trade: 0.2,
      survey: 0.2,
    },
  },
  /** Spends most of the session on foot. */
  "on-foot": {
    name: "on-foot",
    description: "Walks in stations and on planets, taxi rides, crews joined in person, suit and weapon upgrades.",
    ship: "all-rounder",
    begins: "onFoot",
    region: "bubble",
    roams: { ports: 4, outward: 1 },
    activities: {
      disembark: 8,
      stroll: 5,
      "cross-station": 4,
      "upgrade-gear": 3,
      "take-taxi": 2,
      "join-crew": 1,
      "approach-planet": 4,
      "touch-down": 6,
      dock: 6,
      "see-engineer": 1,
      hunt: 0,
    },
  },
  /** At the front of the Thargoid war: fights, damaged ports, evacuations. */
  "thargoid-war": {
    name: "thargoid-war",
    description: "Systems at war with the Thargoids: fights at signals, damaged ports, synthesised heat sinks.",
    ship: "thargoid-hunter",
    begins: "docked",
    region: "war",
    roams: { war: 6, ports: 2, home: 1 },
    activities: {
      hunt: 5,
      "escape-interdiction": 2,
      synthesise: 3,
      dock: 6,
      service: 6,
      "take-mission": 2,
      "look-at-modules": 2,
    },
  },
  /** Pledged to a power, travels between its systems and those of its rivals. */
  powerplay: {
    name: "powerplay",
    description: "A commander pledged to a power, who travels between its systems and contested ones.",
    ship: "all-rounder",
    begins: "docked",
    region: "bubble",
    owns: ["pledge", "squadron"],
    goals: 1,
    roams: { ports: 6, home: 1 },
    activities: { hunt: 2, dock: 5, trade: 2, "take-mission": 1, jump: 12 },
  },
  /** Does a bit of everything, so that one session writes all sixteen kinds. */
  "grand-tour": {
    name: "grand-tour",
    description: "A bit of everything: all sixteen kinds of event in one session.",
    ship: "all-rounder",
    begins: "onFoot",
    region: "bubble",
    owns: ["squadron", "pledge", "carrier", "colony", "crew"],
    isCurious: true,
    goals: 2,
    surveys: 60,
    roams: { ports: 4, home: 1, carrier: 2, colony: 1, outward: 1, war: 0.5 },
    activities: {
      dock: 6,
      outfit: 3,
      "transfer-cargo": 8,
      "take-taxi": 0.3,
      "see-engineer": 2,
      "sell-data": 4,
      disembark: 2,
      "upgrade-gear": 3,
      synthesise: 2,
      "look-at-modules": 2,
      survey: 2,
      "approach-planet": 1,
      hunt: 0.5,
      "deploy-srv": 2,
    },
  },
});

/** The name of a built-in scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The names of the built-in scenarios. */
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];
