import type { Scenario } from "./Scenario.ts";

/** Does a bit of everything, so that one session writes all sixteen kinds. */
export const grandTour: Scenario = {
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
};
