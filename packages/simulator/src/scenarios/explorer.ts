import type { Scenario } from "./Scenario.ts";

/** Explores far from inhabited space and returns to sell data. */
export const explorer: Scenario = {
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
};
