import type { Scenario } from "./Scenario.ts";

/** Carries goods from market to market, with missions and a colony to supply. */
export const trader: Scenario = {
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
};
