import type { Scenario } from "./Scenario.ts";

/** Spends most of the session on foot. */
export const onFoot: Scenario = {
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
};
