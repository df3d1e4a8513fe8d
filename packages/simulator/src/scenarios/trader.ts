import type { Scenario } from "./Scenario.ts";

/** From market to market with a full hold, missions on the side, a colony to supply. */
export const trader: Scenario = {
  name: "trader",
  description: "Goods from market to market in the bubble, missions, community goals and a colony to supply.",
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
